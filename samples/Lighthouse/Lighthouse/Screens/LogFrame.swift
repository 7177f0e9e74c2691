import UIKit

/// A text in which the keeper can mark passages.
protocol Markable {
  var textHighlightAttributes: [NSAttributedString.Key: Any] { get set }
}

extension UITextView: Markable {}

/// The frame of the log: none, until the keeper chooses one.
@propertyWrapper struct LogFrame {
  var wrappedValue: UITextView.BorderStyle
}
