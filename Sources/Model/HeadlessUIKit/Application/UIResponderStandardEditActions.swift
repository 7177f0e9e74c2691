public import Foundation

/// The editing commands that a responder may carry out.
///
/// All of them are optional. A responder has a command if its class overrides the method, which is
/// what `canPerformAction(_:withSender:)` tells.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Called to move the selection to the pasteboard.
  /// - Default: nothing
  func cut(_ sender: Any?)
  /// Called to copy the selection to the pasteboard.
  /// - Default: nothing
  func copy(_ sender: Any?)
  /// Called to insert what is on the pasteboard.
  /// - Default: nothing
  func paste(_ sender: Any?)
  /// Called to insert what is on the pasteboard in the style around it.
  /// - Default: nothing
  func pasteAndMatchStyle(_ sender: Any?)
  /// Called to insert an address and open it.
  /// - Default: nothing
  func pasteAndGo(_ sender: Any?)
  /// Called to insert a text and search for it.
  /// - Default: nothing
  func pasteAndSearch(_ sender: Any?)
  /// Called to select what is at the cursor.
  /// - Default: nothing
  func select(_ sender: Any?)
  /// Called to select everything.
  /// - Default: nothing
  func selectAll(_ sender: Any?)
  /// Called to remove the selection.
  /// - Default: nothing
  func delete(_ sender: Any?)
  /// Called to let the text run from left to right.
  /// - Default: nothing
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Called to let the text run from right to left.
  /// - Default: nothing
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Called to make the selection bold, or not.
  /// - Default: nothing
  func toggleBoldface(_ sender: Any?)
  /// Called to make the selection italic, or not.
  /// - Default: nothing
  func toggleItalics(_ sender: Any?)
  /// Called to underline the selection, or not.
  /// - Default: nothing
  func toggleUnderline(_ sender: Any?)
  /// Called to enlarge the selected text.
  /// - Default: nothing
  func increaseSize(_ sender: Any?)
  /// Called to reduce the selected text.
  /// - Default: nothing
  func decreaseSize(_ sender: Any?)
  /// Called to print.
  /// - Default: nothing
  func printContent(_ sender: Any?)
  /// Called to change the attributes of the selection.
  /// - Default: nothing
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// The editing commands with a sender, by their names in Objective-C.
///
/// They are in the order of `UIResponder`'s methods.
nonisolated enum EditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case pasteAndMatchStyle = "pasteAndMatchStyle:"
  case pasteAndGo = "pasteAndGo:"
  case pasteAndSearch = "pasteAndSearch:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"
  case makeTextWritingDirectionLeftToRight = "makeTextWritingDirectionLeftToRight:"
  case makeTextWritingDirectionRightToLeft = "makeTextWritingDirectionRightToLeft:"
  case toggleBoldface = "toggleBoldface:"
  case toggleItalics = "toggleItalics:"
  case toggleUnderline = "toggleUnderline:"
  case increaseSize = "increaseSize:"
  case decreaseSize = "decreaseSize:"
  case printContent = "printContent:"

  /// Calls an object's method.
  @MainActor func call(on object: any UIResponderStandardEditActions, _ sender: Any?) {
    switch self {
    case .cut: object.cut(sender)
    case .copy: object.copy(sender)
    case .paste: object.paste(sender)
    case .pasteAndMatchStyle: object.pasteAndMatchStyle(sender)
    case .pasteAndGo: object.pasteAndGo(sender)
    case .pasteAndSearch: object.pasteAndSearch(sender)
    case .select: object.select(sender)
    case .selectAll: object.selectAll(sender)
    case .delete: object.delete(sender)
    case .makeTextWritingDirectionLeftToRight: object.makeTextWritingDirectionLeftToRight(sender)
    case .makeTextWritingDirectionRightToLeft: object.makeTextWritingDirectionRightToLeft(sender)
    case .toggleBoldface: object.toggleBoldface(sender)
    case .toggleItalics: object.toggleItalics(sender)
    case .toggleUnderline: object.toggleUnderline(sender)
    case .increaseSize: object.increaseSize(sender)
    case .decreaseSize: object.decreaseSize(sender)
    case .printContent: object.printContent(sender)
    }
  }
}
