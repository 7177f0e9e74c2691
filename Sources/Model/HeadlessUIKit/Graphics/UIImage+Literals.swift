/// What `#imageLiteral(resourceName:)` creates.
public typealias _ImageLiteralType = UIImage
/// What `#colorLiteral(red:green:blue:alpha:)` creates.
public typealias _ColorLiteralType = UIColor

extension UIImage: @preconcurrency _ExpressibleByImageLiteral {}
extension UIColor: @preconcurrency _ExpressibleByColorLiteral {}
