import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Storefront

/// Tests of the container with two panes, and of the proxy between the menu and the flow.
@Suite(.serialized, .exclusive, .onMainQueue) struct CategoryBrowseTests {
  /// A delegate of the menu and the product list that isn't a flow.
  ///
  /// It records its calls.
  private final class Listener: CategoryNavigationDelegate, ProductBrowseDelegate {
    private(set) var heard: [String] = []

    func didSelect(item: NavigationItem, in viewController: CategoryNavigationViewController) {
      heard.append(item.title)
    }
    func didSelect(product: Product, in viewController: ProductBrowseViewController) {
      heard.append(product.name)
    }
    func didSearch(for text: String, in viewController: ProductBrowseViewController) {
      heard.append("search \(text)")
    }
    func didChoose(sort: ProductQuery.Sort, in viewController: ProductBrowseViewController) {
      heard.append("sort \(sort)")
    }
    func didChoose(filter: ProductQuery.Filter, in viewController: ProductBrowseViewController) {
      heard.append("filter \(filter)")
    }
  }

  private func browse(
    on stage: Stage, _ listener: Listener
  ) async throws -> CategoryBrowseViewController {
    let proxy = CategoryBrowseCoordinator(
      navigationController: stage.navigationController, products: stage.products,
      delegate: listener)
    await stage.start(proxy)
    return try #require(proxy.rootViewController as? CategoryBrowseViewController)
  }

  @Test func `in compact width, the proxy forwards the selection`() async throws {
    let (stage, listener) = (await Stage.set(), Listener())
    let container = try await browse(on: stage, listener)
    await stage.session.select("Women").expectDone()
    await stage.session.select("Dresses").expectDone()
    #expect(listener.heard == ["Dresses"])
    #expect(container.secondary == nil && stage.paths == [["Base", "Catalog"]])
  }

  @Test func `in regular width, it handles categories and forwards everything else`() async throws {
    let (stage, listener) = (await Stage.set(.regular), Listener())
    let container = try await browse(on: stage, listener)
    await stage.session.select("Women").expectDone()
    await stage.session.select("Dresses").expectDone()
    #expect(stage.paths == [["Base", "Catalog"], ["Dresses"]])
    let first = try #require(container.secondary)
    await stage.session.select("Tops").expectDone()
    #expect(stage.paths == [["Base", "Catalog"], ["Tops"]])
    #expect(first.parent == nil && container.children.count == 2)
    #expect(listener.heard.isEmpty)
    await stage.session.select("Silk top").expectDone()
    await stage.session.select("Gift cards").expectDone()
    #expect(listener.heard == ["Silk top", "Gift cards"])
  }

  @Test func `only beside a secondary pane is the primary pane narrow and compact`()
    async throws
  {
    let (stage, listener) = (await Stage.set(.regular), Listener())
    let container = try await browse(on: stage, listener)
    #expect(container.primary.traitCollection.horizontalSizeClass == .regular)
    await stage.session.select("Women").expectDone()
    await stage.session.select("Tops").expectDone()
    let secondary = try #require(container.secondary)
    #expect(container.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(container.primary.view.frame.width == container.primaryWidth)
    #expect(secondary.view.frame.minX == container.primaryWidth)
    await stage.session.perform(.rotate).expectDone()
    #expect(container.primary.view.frame.width == container.primaryWidth)
    #expect(secondary.view.frame.maxX == UIScreen.main.bounds.width)
  }

  @Test func `open panes move onto the stack and back, with the same screens`()
    async throws
  {
    let session = AppSession { _ in AppDelegate() }
    await session.launch(LaunchContext(size: .regular))
    await session.perform(.selectTab(1)).expectDone()
    for row in ["Women", "Dresses", "Wrap dress"] { await session.select(row).expectDone() }
    let product = try #require(session.screen()?.panes.last?.controller)
    for _ in 0..<3 {
      await session.perform(.resize(.compact)).expectDone()
      #expect(session.screen()?.paths == [["Catalog", "Dresses", "Wrap dress"]])
      #expect(session.screen()?.panes.last?.controller == product)
      await session.perform(.resize(.regular)).expectDone()
      #expect(session.screen()?.paths == [["Catalog"], ["Dresses", "Wrap dress"]])
      #expect(session.screen()?.panes.last?.controller == product)
    }
    #expect(session.warningCount == 0)
  }

  @Test func `the catalog flow conforms to the composed protocol without using the proxy`() throws {
    // The compiler checks this conformance. The flow was the delegate of both before the proxy
    // existed.
    let delegate: any CategoryBrowseDelegate.Type = CatalogFlowCoordinator.self
    #expect("\(delegate)" == "CatalogFlowCoordinator")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "..", "..", "Sources", "Apps", "Storefront", "Catalog").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(!source.contains("CategoryBrowseCoordinator"), "\(file.lastPathComponent)")
      #expect(!source.contains("CategoryBrowseViewController"), "\(file.lastPathComponent)")
    }
  }
}
