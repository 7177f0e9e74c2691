import BuildFormats
import Foundation
import StoryboardCompiler

/// The result of the compiler for a document.
struct Compiled {
  private let result: StoryboardCompiler.Result

  /// Compiles the scenes of a storyboard; their first line is line 3.
  init(
    scenes: String, resources: String = "", initial: String = "", _ classes: AppClasses = .trips,
    isLenient: Bool = false
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="…Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\(initial)><scenes>
      \(scenes)
      </scenes><resources>\(resources)</resources></document>
      """
    result = try StoryboardCompiler(module: "Trips", classes: classes, isLenient: isLenient)
      .compile("/app/Main.storyboard", Data(text.utf8))
  }

  /// Compiles one scene with a controller, whose content is given.
  init(
    controller: String = "id=\"vc\" customClass=\"TripViewController\"", _ content: String,
    _ classes: AppClasses = .trips, isLenient: Bool = false
  ) throws {
    try self.init(
      scenes: """
        <scene sceneID="s"><objects>
        <viewController \(controller) sceneMemberID="viewController">
        \(content)
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
        <exit id="exit"/></objects></scene>
        """, classes, isLenient: isLenient)
  }

  /// Compiles the objects of a nib; their first line is line 3.
  init(objects: String, _ classes: AppClasses = .trips) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="…XIB" targetRuntime="iOS.CocoaTouch"><objects>
      \(objects)
      </objects></document>
      """
    result = try StoryboardCompiler(module: "Trips", classes: classes)
      .compile("/app/Row.xib", Data(text.utf8))
  }

  /// The Swift file.
  var text: String { result.text }

  var messages: [String] { result.diagnostics.map(\.description) }

  /// The lines of code, without places and notes.
  var code: [String] {
    let lines = text.split(separator: "\n").map { line in
      String(line.split(separator: "  //", maxSplits: 1)[0].drop { $0 == " " })
    }
    let end = lines.firstIndex { $0.hasPrefix("\"\"\"#") } ?? -1
    return lines[(end + 1)...].filter { !$0.hasPrefix("#sourceLocation") }
  }

  /// The elements for the run time, with arrows for tabs.
  var elements: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.replacing("\t", with: "→")
    }
    let start = lines.firstIndex { $0.contains("static let text") } ?? 0
    let end = lines.firstIndex { $0.hasPrefix("\"\"\"#") } ?? start
    return lines[(start + 1)..<end].map { String($0) }
  }
}

extension AppClasses {
  /// The classes of an app.
  static let trips: AppClasses = {
    var classes = AppClasses()
    func add(_ name: String, _ superclasses: [String], _ members: [Member]) {
      classes.superclasses[name] = superclasses
      classes.members[name] = members
    }
    func outlet(_ name: String, _ type: String?) -> Member {
      Member(name: name, selector: nil, type: type, isPrivate: false, isConnected: true)
    }
    func action(_ selector: String, _ name: String) -> Member {
      Member(name: name, selector: selector, type: nil, isPrivate: false, isConnected: true)
    }
    add(
      "BaseViewController", ["UIViewController"],
      [outlet("header", "UILabel!"), action("close:", "close(_:)")])
    add(
      "TripViewController", ["BaseViewController", "UIViewController"],
      [
        outlet("titleLabel", "UILabel!"), outlet("views", "[UIView]!"),
        outlet("map", "TripMapView?"), outlet("delegate", "TripDelegate?"),
        outlet("any", nil), outlet("top", "NSLayoutConstraint!"), outlet("child", "UIView"),
        Member(
          name: "hidden", selector: nil, type: "UILabel", isPrivate: true, isConnected: false),
        action("save:", "save(_:)"), action("saveWithName:", "save(name:)"),
        action("share", "share"),
        Member(
          name: "secret(_:)", selector: "secret:", type: nil, isPrivate: true, isConnected: false),
        action("back:", "back(_:)"), action("makeMap:sender:", "makeMap(_:sender:)"),
      ])
    add("TripMapView", ["UIView"], [outlet("zoom", "Int"), outlet("title", "String?")])
    add("TripRow", ["UITableViewCell"], [outlet("nameLabel", "UILabel!")])
    add("TripSegue", ["UIStoryboardSegue"], [])
    add("TripStore", ["NSObject"], [])
    add("Outer.Inner", ["UIView"], [])
    add("PodViewController", ["LibraryViewController"], [outlet("own", "UILabel!")])
    add("TripWindow", ["UIWindow"], [action("find:", "find(_:)")])
    classes.members["UIView"] = [outlet("radius", "CGFloat")]
    classes.objCNames["TRPMap"] = "TripMapView"
    return classes
  }()
}
