/// Web views, which show their URL, and the text and links of HTML that the app loads itself.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import HeadlessUIKit
