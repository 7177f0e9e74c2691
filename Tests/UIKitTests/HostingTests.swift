import AppDriver
import SwiftUIState
import TestSupport
import Testing
import UIKit

// Views as the source adapter leaves them: without their bodies.

private struct LoginView: View {
  let title: String
  let note: Text
  let onLogin: () -> Void
  var onHelp: (() -> Void)?
  let onPick: (Int) -> Void
  @State private var name = "Fred"
  @State private var isOpen = false
  @Binding var code: String
  @ObservedObject var model: LoginModel
  @EnvironmentObject var store: Store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.tint) private var tint

  init(title: String, model: LoginModel, code: Binding<String>, onLogin: @escaping () -> Void) {
    self.title = title
    self.model = model
    self.onLogin = onLogin
    note = Text("Welcome")
    onPick = { _ in }
    _code = code
  }

  func close() { dismiss() }
  var storeName: String { store.name }
  var tintName: String { tint }
  func rename(_ new: String) { name = new }
}

private final class LoginModel {
  var hint = "Six letters"
  var onForgotten: (() -> Void)?
}

private final class Store { let name = "Corner shop" }

private struct TintKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

@Suite(.serialized, .exclusive) struct `A hosting controller` {
  private let model = LoginModel()
  private var code = "1234"

  private func view(_ action: @escaping () -> Void) -> LoginView {
    let state = State(wrappedValue: code)
    return LoginView(title: "Log in", model: model, code: state.projectedValue, onLogin: action)
  }

  private func session(
    _ make: @escaping (UINavigationController) -> UIViewController
  ) async -> AppSession {
    let session = AppSession.fixture {
      let navigation = UINavigationController(rootViewController: FixtureScreen("Home") { _ in })
      navigation.pushViewController(make(navigation), animated: false)
      return navigation
    }
    await session.launch()
    return session
  }

  private func elements(_ session: AppSession) -> [String] {
    session.screen()?.panes.flatMap(\.elements).map {
      $0.kind == .text ? "\($0.label) \($0.value ?? "")" : $0.label
    } ?? []
  }

  @Test func `shows the stored texts of its view, and its closures as buttons`() async {
    var logins = 0
    var forgotten = 0
    model.onForgotten = { forgotten += 1 }
    let session = await session { _ in UIHostingController(rootView: view { logins += 1 }) }
    #expect(session.screen()?.stack == ["Home", "SwiftUI: LoginView"])
    #expect(
      elements(session) == [
        "title Log in", "note Welcome", "onLogin", "name Fred", "code 1234", "hint Six letters",
        "onForgotten",
      ])
    #expect(await session.tap("onLogin").isDone)
    #expect(await session.tap("onForgotten").isDone)
    #expect(logins == 1 && forgotten == 1)
  }

  @Test func `shows the values that its view has now`() async {
    let view = view {}
    let session = await session { _ in UIHostingController(rootView: view) }
    view.rename("George")
    view.code = "5678"
    model.hint = "Done"
    #expect(elements(session).suffix(3) == ["name George", "code 5678", "hint Done"])
  }

  @Test func `gives its view an environment, and is closed by it`() async {
    let view = view {}
    let session = await session { _ in
      UIHostingController(
        rootView: AnyView(
          view.environmentObject(Store()).environment(\.tint, "red").padding(8).navigationTitle("A")
        ))
    }
    #expect(session.screen()?.stack == ["Home", "SwiftUI: LoginView"])
    #expect(view.storeName == "Corner shop" && view.tintName == "red")
    view.close()
    await session.settle()
    #expect(session.screen()?.stack == ["Home"])
  }

  @Test func `has the name of its subclass's view, and the title that the app sets`() async {
    final class Hosting: UIHostingController<LoginView> {}
    let session = await session { _ in
      let page = Hosting(rootView: view {})
      page.title = "Welcome"
      return page
    }
    #expect(session.screen()?.stack == ["Home", "Welcome"])
  }
}

private final class TripsDelegate: UIResponder, UIApplicationDelegate {
  static var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.launches += 1
    return true
  }
}

private struct TripsView: View { let title: String }

private struct Trips: App {
  @UIApplicationDelegateAdaptor(TripsDelegate.self) private var delegate
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup { TripsView(title: "Trips").environmentObject(store) }
      .commands("none")
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup("Title") { TripsView(title: "Plain") } }
}

@Suite(.serialized, .exclusive) struct `An app of SwiftUI` {
  @Test func `shows the view of its first scene when its delegate has launched it`() async {
    for count in 1...2 {
      let session = AppSession { _ in Trips.makeDelegate() }
      await session.launch()
      #expect(session.screen()?.stack == ["SwiftUI: TripsView"])
      #expect(session.screen()?.panes.first?.elements.first?.value == "Trips")
      #expect(TripsDelegate.launches == count)
    }
  }

  @Test func `needs no delegate`() async {
    let session = AppSession { _ in Plain.makeDelegate() }
    await session.launch()
    #expect(session.screen()?.panes.first?.elements.first?.value == "Plain")
  }
}

@Suite struct `Values of SwiftUI` {
  @Test func `are shared by the copies of a state`() {
    let state = State(wrappedValue: [1])
    let copy = state
    copy.wrappedValue.append(2)
    #expect(state.wrappedValue == [1, 2])
    let first = state.projectedValue[dynamicMember: \.[0]]
    first.wrappedValue = 5
    #expect(copy.wrappedValue == [5, 2])
  }

  @Test func `say what they were created with`() {
    #expect(Color.red != .blue && Color("brand") == Color("brand"))
    #expect(Image(systemName: "star") != Image("star"))
    #expect(Font.title.bold() != .title && Font.system(size: 12) == .system(size: 12))
  }

  @Test func `are made when a view first needs them`() {
    var count = 0
    final class Model {}
    func make() -> Model {
      count += 1
      return Model()
    }
    let object = StateObject(wrappedValue: make())
    #expect(count == 0)
    _ = (object.wrappedValue, object.wrappedValue)
    #expect(count == 1)
  }

  @Test func `are kept in the user's defaults`() {
    let storage = AppStorage(wrappedValue: 3, "SwiftUIStateTests.level")
    #expect(storage.wrappedValue == 3)
    storage.wrappedValue = 4
    #expect(UserDefaults.standard.integer(forKey: "SwiftUIStateTests.level") == 4)
    UserDefaults.standard.removeObject(forKey: "SwiftUIStateTests.level")
  }
}
