import DeviceSettings
import Script

/// The app and the device.
extension FlowTranslation {
  mutating func launchApp(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(
      ["appId", "clearState", "clearKeychain", "stopApp", "permissions", "arguments"],
      isTextAllowed: true)
    try requireOwn(try arguments.text("appId"), arguments)
    if try arguments.flag("stopApp") == false, !isFirstStep {
      // In front, it stays there.
      hasSteps = true
      return emit("? foreground", at: arguments.line)
    }
    let isAfresh = try arguments.flag("clearState") == true
    let clearsKeychain = try arguments.flag("clearKeychain") == true
    if clearsKeychain || keychainLine != nil, !isAfresh, !isFirstStep {
      throw FlowMistake(
        line: keychainLine ?? arguments.line,
        "the keychain is emptied only together with what else the app has stored; add clearState")
    }
    keychainLine = nil
    let values = try launchArguments(arguments)
    let decisions = try permissions(arguments) ?? ["all granted"]
    let isFirst = isFirstStep
    hasSteps = true
    // The case of a test begins with a launch, of an app that has stored nothing.
    // Where each launch grants the same, one says it.
    for decision in decisions where decisions != knownDecisions {
      if isFirst { addHead("@permission \(decision)", at: arguments.line) }
      emit(
        "permission \(decision)", at: arguments.line, isFirst ? .onlySourced : .always)
    }
    knownDecisions = depth == 0 ? decisions : nil
    for (name, value) in values where isFirst {
      addHead(
        "@argument \(name)=\(Self.settingValue(try value.free(line: arguments.line)))",
        at: arguments.line)
    }
    let line =
      "relaunch" + (isAfresh ? " --afresh" : "")
      + values.map { " --argument \"\($0)=\(FlowText.quoted($1.parts))\"" }.joined()
    if isFirst { return emit(line, at: arguments.line, .onlySourced) }
    step(line, arguments)
  }

  /// Returns the launch arguments and their values.
  private func launchArguments(
    _ arguments: FlowArguments
  ) throws(FlowMistake) -> [(name: String, value: FlowText)] {
    guard let field = arguments.field("arguments"), !field.value.isNone else { return [] }
    guard let fields = field.value.fields else {
      throw arguments.mistake(
        "arguments are names and values, not \(field.value.kind)", at: field.line)
    }
    var all: [(name: String, value: FlowText)] = []
    for field in fields {
      let name = field.key.hasPrefix("-") ? String(field.key.drop { $0 == "-" }) : field.key
      guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || "=\"\\$".contains($0) })
      else {
        throw arguments.mistake("\(field.key) is no name of an argument", at: field.line)
      }
      all.append((name, try FlowText(try field.text(of: "arguments"), line: field.line)))
    }
    return all
  }

  mutating func stopApp(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["appId"], isTextAllowed: true)
    try requireOwn(try arguments.text("appId"), arguments)
    // Where it is stopped already, nothing happens; launchApp launches it again.
    guard !isFirstStep else {
      return emit("# \(arguments.command): the case begins with a launch", at: arguments.line)
    }
    emit("? background", at: arguments.line)
  }

  mutating func clearState(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["appId"], isTextAllowed: true)
    try requireOwn(try arguments.text("appId"), arguments)
    guard !isFirstStep else {
      emit("# clearState: each case begins with an app that has stored nothing", at: arguments.line)
      return emit("relaunch --afresh", at: arguments.line, .onlySourced)
    }
    keychainLine = nil
    step("relaunch --afresh", arguments)
  }

  mutating func clearKeychain(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow([])
    if !isFirstStep, script.lines.last?.text.hasSuffix("relaunch --afresh") != true {
      keychainLine = arguments.line
    }
    emit("# clearKeychain: an app that has stored nothing has no keychain", at: arguments.line)
  }

  mutating func setPermissions(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["appId", "permissions"])
    try requireOwn(try arguments["appId"] == nil ? nil : arguments.text("appId"), arguments)
    guard let decisions = try permissions(arguments) else {
      throw arguments.mistake("needs permissions")
    }
    knownDecisions = nil
    for decision in decisions { step("permission \(decision)", arguments) }
  }

  mutating func openLink(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["link", "autoVerify", "browser"], isTextAllowed: true)
    guard let link = try arguments.text("link") else { throw arguments.mistake("needs a link") }
    if let literal = link.literal, !literal.contains("://") {
      throw arguments.mistake("needs a link with ://, not \(literal)")
    }
    step("open \(link.word)", arguments)
  }

  mutating func setLocation(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["latitude", "longitude"])
    guard let latitude = try arguments.text("latitude"),
      let longitude = try arguments.text("longitude")
    else { throw arguments.mistake("needs latitude and longitude") }
    step(
      "location \(FlowText.word(latitude.parts + [.literal(",")] + longitude.parts))", arguments)
  }

  mutating func setOrientation(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["orientation"], isTextAllowed: true)
    switch try arguments.text("orientation")?.literal?.uppercased() {
    case "PORTRAIT"?: step("rotate portrait", arguments)
    case "LANDSCAPE_LEFT"?, "LANDSCAPE_RIGHT"?: step("rotate landscape", arguments)
    default:
      throw arguments.mistake("needs PORTRAIT, LANDSCAPE_LEFT or LANDSCAPE_RIGHT")
    }
  }

  /// Adds the places of a journey, and the time between them.
  mutating func travel(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["points", "speed"])
    // Maestro's default, in meters per second.
    let speed = try arguments.text("speed").map { $0.literal.flatMap(Double.init) ?? 0 } ?? 4
    guard speed > 0 else { throw arguments.mistake("speed is a number of meters per second") }
    var last: DeviceLocation?
    for point in arguments["points"]?.list ?? [] {
      guard let place = point.text.flatMap(DeviceLocation.init) else {
        throw arguments.mistake("a point is \"LATITUDE,LONGITUDE\", in degrees", at: point.line)
      }
      if let last {
        // A wait is at most a day.
        let seconds = min((last.distance(to: place) / speed).rounded(.up), 86_400)
        step("wait \(Int(seconds))", arguments)
      }
      step("location \"\(place.text)\"", arguments)
      last = place
    }
    guard last != nil else { throw arguments.mistake("needs points") }
  }

  // MARK: Parts

  /// Throws a mistake if a command is about another app.
  private func requireOwn(
    _ other: FlowText?, _ arguments: FlowArguments
  ) throws(FlowMistake) {
    guard let name = other?.literal, let appId, !name.isEmpty, name != appId else { return }
    throw arguments.mistake("flowsh runs one app at a time, \(appId), and not \(name)")
  }

  /// Returns services and decisions about them; `nil` if the command names none.
  private func permissions(_ arguments: FlowArguments) throws(FlowMistake) -> [String]? {
    guard let field = arguments.field("permissions") else { return nil }
    guard let fields = field.value.fields else {
      throw arguments.mistake("permissions are names with allow, deny or unset", at: field.line)
    }
    var decisions: [String] = []
    for field in fields.sorted(by: { ($0.key == "all" ? 0 : 1) < ($1.key == "all" ? 0 : 1) }) {
      let value = try field.text(of: arguments.command)
      guard let status = Self.statuses[value.lowercased()] else {
        throw arguments.mistake(
          "\(field.key) is allow, deny or unset, not \(value)", at: field.line)
      }
      if field.key == "all" {
        decisions.append("all \(status)")
      } else if let service = Self.services[field.key] {
        let isPlace = service == .location && status == .granted
        let decision = isPlace ? PermissionStatus.whenInUse : status
        guard service.decisions.contains(decision) else {
          throw arguments.mistake("\(field.key) can't be \(value)", at: field.line)
        }
        decisions.append("\(service) \(decision)")
      } else if !Self.otherServices.contains(field.key), !field.key.contains(".") {
        throw .unknown(
          field, of: arguments.command,
          known: ["all"] + Self.services.keys.sorted() + Self.otherServices)
      }
    }
    return decisions
  }

  private static let statuses: [String: PermissionStatus] = [
    "allow": .granted, "deny": .denied, "unset": .undetermined, "always": .always,
    "inuse": .whenInUse, "never": .denied, "limited": .limited,
  ]
  /// The services that don't exist in flowsh, so that the app can't ask for them; those of Android
  /// also have names with dots.
  private static let otherServices = [
    "bluetooth", "faceid", "homekit", "medialibrary", "motion", "phone", "siri", "sms", "speech",
    "storage",
  ]
  private static let services: [String: Permission] = [
    "calendar": .calendar, "camera": .camera, "contacts": .contacts, "location": .location,
    "microphone": .microphone, "notifications": .notifications, "photos": .photos,
    "reminders": .reminders, "usertracking": .tracking,
  ]
}
