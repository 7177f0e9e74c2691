import Foundation

// Called by the functions in `bundle.c`, with objects of Foundation.

private func object<Object: AnyObject>(_ pointer: UnsafeRawPointer) -> Object {
  Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
}

private func text(_ pointer: UnsafeRawPointer?) -> String? {
  pointer.map { (object($0) as NSString) as String }
}

private func url(_ pointer: UnsafeRawPointer) -> URL { (object(pointer) as NSURL) as URL }

private func texts(_ pointer: UnsafeRawPointer) -> [String] {
  (object(pointer) as NSArray).compactMap { $0 as? String }
}

private func copy(_ object: some AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
}

private func copy(_ texts: [String]) -> UnsafeRawPointer {
  copy(NSArray(array: texts.map { NSString(string: $0) }))
}

@_cdecl("flowsh_copyText")
package func copyText(
  _ bundle: UnsafeRawPointer, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?,
  _ table: UnsafeRawPointer?
) -> UnsafeRawPointer {
  let (key, value, table) = (text(key), text(value) ?? "", text(table) ?? "")
  let found = key.map {
    BundleLanguages.text(
      $0, value: value, table: table.isEmpty ? "Localizable" : table, in: url(bundle))
  }
  return copy(NSString(string: found ?? value))
}

@_cdecl("flowsh_copyLanguages")
package func copyLanguages(_ bundle: UnsafeRawPointer) -> UnsafeRawPointer {
  copy(BundleLanguages.languages(of: url(bundle)))
}

@_cdecl("flowsh_copyResources")
package func copyResources(
  _ bundle: UnsafeRawPointer, _ type: UnsafeRawPointer?, _ folder: UnsafeRawPointer?
) -> UnsafeRawPointer {
  let files = BundleLanguages.resources(text(type), text(folder), in: url(bundle))
  return copy(NSArray(array: files.map { $0 as NSURL }))
}

@_cdecl("flowsh_copyMatches")
package func copyMatches(
  _ localizations: UnsafeRawPointer?, _ preferences: UnsafeRawPointer?
) -> UnsafeRawPointer {
  copy(
    BundleLanguages.matches(localizations.map(texts) ?? [], for: preferences.map(texts)))
}

@_cdecl("flowsh_info")
package func info(_ bundle: UnsafeRawPointer) -> UnsafeRawPointer? {
  // The dictionary is kept until the language changes.
  BundleLanguages.info(of: url(bundle)).map {
    UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
  }
}
