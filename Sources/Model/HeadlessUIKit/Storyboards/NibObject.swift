/// An object that is notified when a nib has connected it.
///
/// In UIKit every object can; here only objects of UIKit's classes.
protocol NibObject: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibObject {}
extension UIBarItem: NibObject {}
extension UIGestureRecognizer: NibObject {}
extension UICollectionViewLayout: NibObject {}
