/// UIKit on Linux.
///
/// This module re-exports HeadlessUIKit and Foundation under the name that apps import. On iOS,
/// FoundationNetworking is a part of Foundation.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import HeadlessUIKit
