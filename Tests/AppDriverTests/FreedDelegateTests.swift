import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Weak delegates that are freed while their controllers are in use.
@Suite(.serialized, .exclusive) struct FreedDelegateTests {
  /// What a test's app does when the user taps a button, and the delegate that it holds.
  private final class Holder {
    var delegate: NSObject?
  }

  private func warnings(of session: AppSession) -> [String] {
    session.events(in: 0..<session.eventCount).filter { $0.kind == .warning }.compactMap(\.detail)
  }

  private func freed(_ what: String, _ type: String) -> String {
    "The \(what) was freed: \(type); keep a strong reference to the object while the controller "
      + "is in use, or set another one"
  }

  @Test func `a navigation delegate that is freed between two actions causes one warning`() async {
    let holder = Holder()
    let session = AppSession.fixture {
      let navigation = UINavigationController(
        rootViewController: FixtureScreen("Home") { screen in
          Content.Button("Go") { holder.delegate = nil }
        })
      let delegate = PassingDelegate()
      holder.delegate = delegate
      navigation.delegate = delegate
      return navigation
    }
    await session.launch()
    #expect(warnings(of: session).isEmpty)
    for _ in 0..<2 {
      #expect(await session.perform(.tap(session.element(.button, "Go"))).isDone)
      #expect(
        warnings(of: session) == [
          freed("delegate of UINavigationController", "PassingDelegate")
        ])
    }
  }

  @Test func `a delegate that nobody holds is noticed at launch`() async {
    let session = AppSession.fixture {
      let navigation = UINavigationController(rootViewController: FixtureScreen("Home"))
      navigation.delegate = PassingDelegate()
      return navigation
    }
    await session.launch()
    #expect(warnings(of: session).count == 1)
  }

  @Test func `the presentation controller's delegate of a sheet that is up is noticed`() async {
    let session = AppSession.fixture {
      FixtureScreen("Home") { screen in
        Content.Button("Go") {
          let sheet = FixtureScreen("Sheet")
          sheet.presentationController?.delegate = PassingDelegate()
          screen.present(sheet, animated: true)
        }
      }
    }
    await session.launch()
    #expect(await session.perform(.tap(session.element(.button, "Go"))).isDone)
    #expect(
      warnings(of: session) == [
        freed("presentation controller's delegate of FixtureScreen \"Sheet\"", "PassingDelegate")
      ])
  }

  @Test(arguments: WeakDelegate.allCases)
  func `every weak delegate that is freed causes a warning`(_ kind: WeakDelegate) async {
    let holder = Holder()
    let session = AppSession.fixture {
      let home = FixtureScreen("Home") { _ in
        Content.Button("Go") { holder.delegate = nil }
      }
      let delegate = EveryDelegate()
      holder.delegate = delegate
      return kind.root(home, delegate)
    }
    await session.launch()
    if kind == .alertField {
      holder.delegate = nil
      #expect(await session.perform(.background).isDone)
    } else {
      #expect(await session.perform(.tap(session.element(.button, "Go"))).isDone)
    }
    let (role, controller) = kind.message
    #expect(warnings(of: session) == [freed("\(role) of \(controller)", "EveryDelegate")])
  }

  @Test func `a delegate that ends with its controller, or is replaced, causes no warning`() async {
    let holder = Holder()
    let session = AppSession.fixture {
      let home = FixtureScreen("Home") { screen in
        Content.Button("Open") {
          let delegate = PassingDelegate()
          holder.delegate = delegate
          let navigation = UINavigationController(rootViewController: FixtureScreen("Sheet"))
          navigation.delegate = delegate
          screen.present(navigation, animated: true)
        }
        Content.Button("Replace") {
          screen.navigationController?.delegate = nil
          holder.delegate = nil
        }
      }
      let navigation = UINavigationController(rootViewController: home)
      let delegate = PassingDelegate()
      holder.delegate = delegate
      navigation.delegate = delegate
      return navigation
    }
    await session.launch()
    #expect(await session.perform(.tap(session.element(.button, "Replace"))).isDone)
    #expect(await session.perform(.tap(session.element(.button, "Open"))).isDone)
    #expect(await session.perform(.swipeDown).isDone)
    holder.delegate = nil
    #expect(await session.perform(.background).isDone)
    #expect(warnings(of: session).isEmpty)
  }
}

private final class PassingDelegate: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{}
