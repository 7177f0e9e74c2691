/// The `QuartzCore` module that a file for iOS imports beside `UIKit`, or instead of it.
///
/// Its types are HeadlessUIKit's, such as `CALayer`.
@_exported public import Foundation
@_exported public import HeadlessUIKit
