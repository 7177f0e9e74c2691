/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIImage: @preconcurrency _ExpressibleByImageLiteral {}
extension UIColor: @preconcurrency _ExpressibleByColorLiteral {}
