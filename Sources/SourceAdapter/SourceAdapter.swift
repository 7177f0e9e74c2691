#if AppSources
  import SwiftParser
  import SwiftSyntax

  /// Makes the Swift sources of an iOS app compile on Linux.
  package struct SourceAdapter {
    package init() {}
  }
#endif
