/// The `CoreGraphics` module that a file for iOS imports beside `UIKit`, or instead of it.
///
/// Its types are Foundation's, such as `CGRect`, and HeadlessUIKit's, such as `CGPath`.
@_exported public import Foundation
@_exported public import HeadlessUIKit
