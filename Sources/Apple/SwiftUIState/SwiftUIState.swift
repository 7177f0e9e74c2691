/// The module that an app imports as SwiftUI: views without their bodies, and their values.
@_exported public import Foundation
@_exported public import Observation
