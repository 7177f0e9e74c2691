/// The types of CoreGraphics, and of Foundation where Linux lacks them, for code that imports UIKit
/// alone.
@_exported public import CoreTypes
