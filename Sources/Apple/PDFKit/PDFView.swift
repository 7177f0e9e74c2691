@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A PDF file, of which the number of pages is read.
@preconcurrency @MainActor
open class PDFDocument: NSObject {
  /// The place of the file; `nil` if there is none.
  open private(set) var documentURL: URL?
  /// The number of pages.
  open private(set) var pageCount: Int
  private let data: Data

  nonisolated deinit {}

  /// Reads a file; the result is `nil` if it isn't a PDF file.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Reads data; the result is `nil` if it isn't a PDF file.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    self.data = data
    pageCount = Self.pages(in: data)
  }

  /// The number of objects that are pages; in a file whose objects are compressed, the number at
  /// its beginning, or one.
  private static func pages(in data: Data) -> Int {
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let count = text.matches(of: /\/Type\s*\/Page(?![A-Za-z])/).count
    guard count == 0 else { return count }
    let number = text.prefix(1024).firstMatch(of: /\/Linearized.*?\/N\s+([0-9]+)/)
    return number.flatMap { Int($0.1) } ?? 1
  }

  private var pages: [Int: PDFPage] = [:]

  /// Returns a page, which is always the same object; `nil` if there is none.
  open func page(at index: Int) -> PDFPage? {
    guard (0..<pageCount).contains(index) else { return nil }
    let page = pages[index] ?? PDFPage(self, index)
    pages[index] = page
    return page
  }

  /// Returns the place of a page.
  open func index(for page: PDFPage) -> Int { page.index }

  /// Returns the data of the file.
  open func dataRepresentation() -> Data? { data }
}

/// A page of a PDF file.
@preconcurrency @MainActor
open class PDFPage: NSObject {
  /// The file.
  open private(set) weak var document: PDFDocument?
  let index: Int

  nonisolated deinit {}

  init(_ document: PDFDocument, _ index: Int) {
    (self.document, self.index) = (document, index)
  }

  /// The number on the page.
  open var label: String? { "\(index + 1)" }
}

/// The way in which pages are arranged.
public nonisolated enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages are arranged.
public nonisolated enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  /// A view shows another page.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// A view has another document.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
}

/// A view of a PDF file, which shows the file's name and the number of the page.
///
/// A user, who swipes to another page on a device, taps a button here.
open class PDFView: UIView {
  /// The file; `nil` if there is none.
  open var document: PDFDocument? {
    didSet {
      page = 0
      post(.PDFViewDocumentChanged)
    }
  }
  /// The way in which pages are arranged; stored, but not used.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction in which pages are arranged; stored, but not used.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether the size fits; stored, but not used.
  open var autoScales = false
  /// The size; stored, but not used.
  open var scaleFactor: CGFloat = 1
  /// The smallest size; stored, but not used.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest size; stored, but not used.
  open var maxScaleFactor: CGFloat = 5
  /// Whether there are gaps between pages; stored, but not used.
  open var displaysPageBreaks = true
  private var page = 0 {
    didSet { if page != oldValue { post(.PDFViewPageChanged) } }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  nonisolated deinit {}

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showDocument()
  }

  /// Creates a view of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showDocument()
  }

  private func showDocument() {
    shownContent = { [unowned self] in
      guard let document else { return [] }
      let name = document.documentURL?.lastPathComponent ?? "PDF"
      var elements: [Content.Element] = [
        .text(Content.Text("document", name)),
        .text(Content.Text("page", "\(page + 1) of \(document.pageCount)")),
      ]
      if canGoToPreviousPage {
        elements.append(
          .button(Content.Button("Swipe to Page \(page)") { [unowned self] in page -= 1 }))
      }
      if canGoToNextPage {
        elements.append(
          .button(Content.Button("Swipe to Page \(page + 2)") { [unowned self] in page += 1 }))
      }
      return elements
    }
  }

  /// The page that is shown; `nil` if there is none.
  open var currentPage: PDFPage? { document?.page(at: page) }
  /// Whether there is a next page.
  open var canGoToNextPage: Bool { page + 1 < document?.pageCount ?? 0 }
  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { page > 0 }
  /// Goes to the next page.
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { page += 1 } }
  /// Goes to the page before.
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { page -= 1 } }
  /// Goes to a page.
  open func go(to page: PDFPage) { self.page = page.index }
  /// Has no effect, because only one page is shown anyway.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
}
