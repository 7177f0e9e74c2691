import PDFKit
import StoreKit
import UIKit

/// A handout as a PDF file.
final class HandoutViewController: TaskViewController {
  private let pages = PDFView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.addArrangedSubview(pages)
    let data = Data("%PDF-1.4 1 0 obj <</Type /Page>> 2 0 obj <</Type /Page>>".utf8)
    pages.document = PDFDocument(data: data)
    addButton("Next Page") { [pages] in pages.goToNextPage(nil) }
    addButton("Rate") { SKStoreReviewController.requestReview() }
  }
}
