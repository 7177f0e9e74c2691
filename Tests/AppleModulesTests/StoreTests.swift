import AppDriver
import DeviceSettings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import StoreKit

private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
  nonisolated(unsafe) var calls: [String] = []

  nonisolated func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      calls.append("\(transaction.transactionState) \(transaction.payment.productIdentifier)")
      if let error = transaction.error as? SKError { calls.append("\(error.code)") }
      if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
    }
  }
  nonisolated func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    calls.append("restored all")
  }
  nonisolated func productsRequest(
    _ request: SKProductsRequest, didReceive response: SKProductsResponse
  ) { calls.append("invalid \(response.invalidProductIdentifiers)") }
}

@Suite(.serialized, .exclusive) struct `The App Store` {
  private func products() throws -> [Product] {
    try StoreConfiguration.read(
      Data(
        #"""
        {
          "products": [
            {"productID": "coin", "type": "Consumable", "displayPrice": "0.99"},
            {
              "productID": "atlas", "type": "NonConsumable", "displayPrice": "9.99",
              "localizations": [
                {"locale": "de", "displayName": "Weltatlas", "description": ""},
                {"locale": "en_US", "displayName": "Atlas", "description": "Maps"}
              ]
            }
          ],
          "subscriptionGroups": [
            {
              "subscriptions": [
                {
                  "productID": "week", "type": "RecurringSubscription", "displayPrice": "1.00",
                  "recurringSubscriptionPeriod": "P1W", "subscriptionGroupID": "friends"
                },
                {
                  "productID": "year", "type": "RecurringSubscription", "displayPrice": "40",
                  "recurringSubscriptionPeriod": "P1Y", "subscriptionGroupID": "friends"
                }
              ]
            }
          ]
        }
        """#.utf8))
  }

  /// Begins a purchase, and answers the question about it.
  private func buy(_ product: Product, _ button: String, in app: TestApp) async -> String? {
    let answer = Answer<String>()
    await app.run {
      Task { @MainActor in
        do {
          switch try await product.purchase() {
          case .success(let result):
            answer.value = try result.payloadValue.productID
            try await result.payloadValue.finish()
          case .userCancelled: answer.value = "cancelled"
          case .pending: answer.value = "pending"
          }
        } catch { answer.value = "\(error)" }
      }
    }
    if app.title != "Home" { await app.tap(button) }
    return answer.value
  }

  @Test func `a configuration file of Xcode has products with names, prices and periods`() throws {
    let products = try products()
    #expect(products.map(\.id) == ["coin", "atlas", "week", "year"])
    #expect(products.map(\.displayPrice) == ["$0.99", "$9.99", "$1.00", "$40.00"])
    #expect(products.map(\.displayName) == ["", "Atlas", "", ""])
    #expect(
      products.map(\.type) == [.consumable, .nonConsumable, .autoRenewable, .autoRenewable])
    #expect(products[2].subscription?.subscriptionPeriod.unit == .week)
    #expect(throws: (any Error).self) {
      try StoreConfiguration.read(
        Data(#"{"products": [{"productID": "a", "type": "Gift", "displayPrice": "1"}]}"#.utf8))
    }
  }

  @Test func `the user buys a product, or cancels`() async throws {
    Purchases.shared.reset()
    let (app, products) = (await TestApp(), try products())
    #expect(await buy(products[1], "Cancel", in: app) == "cancelled")
    #expect(await buy(products[1], "Buy", in: app) == "atlas")
    #expect(await Transaction.latest(for: "atlas") != nil)
    _ = await app.session.perform(.permit(.purchases, .denied))
    #expect(await buy(products[1], "Buy", in: app) == "purchaseNotAllowed")
  }

  @Test func `what stays and what goes on are entitlements, one of each group`() async throws {
    Purchases.shared.reset()
    let (app, products) = (await TestApp(), try products())
    for (product, button) in zip(products, ["Buy", "Buy", "Subscribe", "Subscribe"]) {
      _ = await buy(product, button, in: app)
    }
    var owned: [String] = []
    for await result in Transaction.currentEntitlements {
      owned.append(result.unsafePayloadValue.productID)
    }
    #expect(owned == ["atlas", "year"])
    let date = try #require(await Transaction.latest(for: "year")?.payloadValue.expirationDate)
    #expect(date > Date())
  }

  @Test func `updates have what an app hasn't finished, and then wait`() async throws {
    Purchases.shared.reset()
    let product = try products()[1]
    _ = Purchases.shared.add(product, quantity: 1, token: nil)
    let seen = Answer<[String]>()
    let task = Task { @MainActor in
      for await result in Transaction.updates {
        await result.unsafePayloadValue.finish()
        seen.value = (seen.value ?? []) + [result.unsafePayloadValue.productID]
      }
      seen.value = nil
    }
    while seen.value == nil { await Task.yield() }
    #expect(seen.value == ["atlas"])
    #expect(Purchases.shared.unfinished.isEmpty)
    task.cancel()
  }

  @Test func `observers of the queue see a purchase, a cancellation and a restoration`()
    async throws
  {
    Purchases.shared.reset()
    let (app, observer) = (await TestApp(), Observer())
    let queue = SKPaymentQueue.default()
    queue.add(observer)
    let payment = SKPayment(product: SKProduct(try products()[1]))
    await app.run { queue.add(payment) }
    await app.tap("Buy")
    await app.run { queue.add(payment) }
    await app.tap("Cancel")
    await app.run { queue.restoreCompletedTransactions() }
    #expect(
      observer.calls == [
        "purchasing atlas", "purchased atlas", "purchasing atlas", "failed atlas",
        "paymentCancelled", "restored atlas", "restored all",
      ])
    _ = await app.session.perform(.permit(.purchases, .denied))
    observer.calls = []
    await app.run { queue.add(payment) }
    #expect(observer.calls == ["purchasing atlas", "failed atlas", "paymentNotAllowed"])
    #expect(queue.transactions.isEmpty)
    queue.remove(observer)
  }

  @Test func `a request lists the identifiers of products that don't exist`() async {
    let (app, observer) = (await TestApp(), Observer())
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = observer
    await app.run { request.start() }
    #expect(observer.calls == [#"invalid ["pro"]"#])
    await app.run {
      request.start()
      request.cancel()
    }
    #expect(observer.calls.count == 1)
  }
}
