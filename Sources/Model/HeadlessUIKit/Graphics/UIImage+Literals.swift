/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIImage: _ExpressibleByImageLiteral {}
nonisolated extension UIColor: _ExpressibleByColorLiteral {}
