/// UIKit on Linux.
///
/// This module re-exports HeadlessUIKit and Foundation under the name that apps import.
@_exported public import Foundation
@_exported public import HeadlessUIKit
