/// The repositories of packages that many apps use.
///
/// A lock file of CocoaPods names no repository for most pods, and nothing in a project says to
/// which package a module belongs that has another name.
enum KnownPackages {
  /// Returns the address of the repository with a pod or a module.
  static func repository(of name: String) -> String? {
    repositories.first { $0.names.contains(name) }.map { "https://github.com/" + $0.place }
  }

  /// Returns the name of the package that has a module.
  static func package(of module: String) -> String? {
    repository(of: module).map(Dependency.name)
  }

  /// Returns the name of the module of a package whose own name can't be a module's.
  static func module(of package: String) -> String? {
    guard ModuleName.identifier(package) != package else { return nil }
    return repositories.first { $0.names.contains(package) }?.names
      .first { ModuleName.identifier($0) == $0 }
  }

  private static let repositories: [(place: String, names: Set<String>)] = [
    ("airbnb/lottie-ios", ["Lottie", "lottie-ios"]),
    ("Alamofire/Alamofire", ["Alamofire"]),
    ("Alamofire/AlamofireImage", ["AlamofireImage"]),
    ("AliSoftware/Reusable", ["Reusable"]),
    ("cocoalumberjack/CocoaLumberjack", ["CocoaLumberjack"]),
    ("devxoul/Then", ["Then"]),
    ("hmlongco/Factory", ["Factory", "FactoryKit"]),
    ("hmlongco/Resolver", ["Resolver"]),
    ("kean/Nuke", ["Nuke"]),
    ("kishikawakatsumi/KeychainAccess", ["KeychainAccess"]),
    ("mac-cain13/R.swift.Library", ["Rswift", "R.swift.Library"]),
    ("Moya/Moya", ["Moya", "RxMoya", "CombineMoya", "ReactiveMoya"]),
    ("mxcl/PromiseKit", ["PromiseKit"]),
    ("onevcat/Kingfisher", ["Kingfisher"]),
    ("quickbirdstudios/XCoordinator", ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"]),
    ("ra1028/DifferenceKit", ["DifferenceKit"]),
    ("ReactiveCocoa/ReactiveSwift", ["ReactiveSwift"]),
    ("ReactiveX/RxSwift", ["RxSwift", "RxRelay", "RxCocoa", "RxCocoaRuntime", "RxBlocking"]),
    ("RxSwiftCommunity/Action", ["Action"]),
    ("RxSwiftCommunity/RxDataSources", ["RxDataSources", "Differentiator"]),
    ("RxSwiftCommunity/RxFlow", ["RxFlow"]),
    ("RxSwiftCommunity/RxGesture", ["RxGesture"]),
    ("RxSwiftCommunity/RxSwiftExt", ["RxSwiftExt"]),
    ("SnapKit/SnapKit", ["SnapKit"]),
    ("SwiftyJSON/SwiftyJSON", ["SwiftyJSON"]),
    ("Swinject/Swinject", ["Swinject"]),
    ("Swinject/SwinjectAutoregistration", ["SwinjectAutoregistration"]),
    ("tristanhimmelman/ObjectMapper", ["ObjectMapper"]),
  ]
}
