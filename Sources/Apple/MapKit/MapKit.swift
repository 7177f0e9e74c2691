/// Maps, which show their region and their annotations.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import HeadlessUIKit
