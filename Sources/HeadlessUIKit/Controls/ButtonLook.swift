import Foundation

/// What a button looks like in a state.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// The distances around the parts of a button.
struct ButtonInsets {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}
