/// What an app imports as SwiftUI: views without their bodies, and the values that they hold.
@_exported public import Foundation
@_exported public import Observation
