/// UIKit on Linux: re-exports HeadlessUIKit and Foundation under the name that apps import.
@_exported public import Foundation
@_exported public import HeadlessUIKit
