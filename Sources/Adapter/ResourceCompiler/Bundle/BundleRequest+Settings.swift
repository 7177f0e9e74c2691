import AppBundle

extension BundleRequest {
  /// The record by which the program finds the bundle.
  var record: BundleRecord {
    BundleRecord(kind: .init(rawValue: kind) ?? .framework, module: module, path: place)
  }

  /// The build settings, with those that Xcode derives.
  var completeSettings: BuildSettings {
    let types = ["app": "APPL", "framework": "FMWK", "tests": "BNDL"]
    let derived = [
      "TARGET_NAME": module, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_BUNDLE_IDENTIFIER": "$(PRODUCT_NAME:rfc1034identifier)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": types[kind] ?? "BNDL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": region,
    ]
    // Classes are found by the name of the module that is built here.
    return BuildSettings([derived, settings, ["PRODUCT_MODULE_NAME": module]])
  }
}
