import Coordinators
import HeadlessUIKit

extension CatalogFlowCoordinator: CategoryNavigationDelegate {
  func didSelect(item: NavigationItem, in viewController: CategoryNavigationViewController) {
    switch item.destination {
    case .category(let category):
      viewController.show(listScreen(ProductQuery(category: category)), sender: self)
    case .giftCards:
      startChild(GiftCardsCoordinator(root: viewController, values: products.giftCards))
    case .staff:
      delegate?.catalogFlowCoordinatorDidChooseStaff(self)
    }
  }
}

extension CatalogFlowCoordinator: ProductBrowseDelegate {
  func didSelect(product: Product, in viewController: ProductBrowseViewController) {
    viewController.show(productScreen(product), sender: self)
  }

  func didSearch(for text: String, in viewController: ProductBrowseViewController) {
    change(viewController) { $0.text = text }
  }

  func didChoose(sort: ProductQuery.Sort, in viewController: ProductBrowseViewController) {
    change(viewController) { $0.sort = sort }
  }

  func didChoose(filter: ProductQuery.Filter, in viewController: ProductBrowseViewController) {
    change(viewController) { $0.filter = filter }
  }

  private func change(
    _ viewController: ProductBrowseViewController, _ change: (inout ProductQuery) -> Void
  ) {
    var query = viewController.query
    change(&query)
    viewController.show(products.products(query), of: query)
  }
}

extension CatalogFlowCoordinator: ProductViewControllerDelegate {
  func favoriteButtonPressed(product: Product, in viewController: ProductViewController) {
    guard session.user != nil else {
      delegate?.loginRequested(in: viewController) { [session] in
        if !session.isFavorite(product) { session.toggleFavorite(product) }
      }
      return
    }
    session.toggleFavorite(product)
  }

  func shareButtonPressed(product: Product, in viewController: ProductViewController) {
    startChild(ShareCoordinator(root: viewController, product: product))
  }
}
