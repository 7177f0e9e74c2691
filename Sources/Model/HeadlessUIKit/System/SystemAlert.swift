/// A question that the system asks the user on behalf of the app, in an alert over all windows.
package final class SystemAlert {
  let title: String
  let message: String?
  /// The buttons, in their order.
  let answers: [String]
  /// Whether the question is still open when its turn comes.
  let isOpen: () -> Bool
  /// Called with the index of the button that the user taps; `nil` if the question isn't open.
  let answer: (Int?) -> Void

  /// Creates a question.
  package init(
    title: String, message: String?, answers: [String], isOpen: @escaping () -> Bool = { true },
    answer: @escaping (Int?) -> Void
  ) {
    self.title = title
    self.message = message
    self.answers = answers
    self.isOpen = isOpen
    self.answer = answer
  }
}

/// The system's alerts, one at a time, in a window that doesn't belong to the app.
///
/// While one is visible, the app is inactive.
final class SystemAlerts {
  private var waiting: [SystemAlert] = []
  private var current: SystemAlert?
  private(set) var window: SystemWindow?

  func ask(_ alert: SystemAlert) {
    waiting.append(alert)
    if window == nil { showNext() }
  }

  /// Takes back a question, which isn't answered.
  func withdraw(_ alert: SystemAlert) {
    waiting.removeAll { $0 === alert }
    if current === alert { showNext() }
  }

  private func showNext() {
    current = nil
    guard let next = waiting.first, !UIApplication.hasCrashed else {
      guard window != nil else { return }
      window = nil
      if UIApplication.shared.applicationState == .inactive { UIApplication.shared.becomeActive() }
      return
    }
    waiting.removeFirst()
    guard next.isOpen() else {
      next.answer(nil)
      return showNext()
    }
    if window == nil, UIApplication.shared.applicationState == .active {
      UIApplication.shared.resignActive()
    }
    current = next
    let host = UIViewController()
    host.title = UIApplication.appName
    window = SystemWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = host
    window?.isHidden = false
    let alert = UIAlertController(
      title: next.title, message: next.message, preferredStyle: .alert)
    for (index, title) in next.answers.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          next.answer(index)
          self?.showNext()
        })
    }
    host.present(alert, animated: false)
  }
}

/// A window of the system, which isn't among the app's.
final class SystemWindow: UIWindow {
  nonisolated deinit {}
}

extension UIApplication {
  /// Asks the user a question when the app settles.
  package func ask(_ alert: SystemAlert) {
    settleLater(DeferredCall { [self] in systemAlerts.ask(alert) })
  }

  /// Takes back a question, which isn't answered, when the app settles.
  package func withdraw(_ alert: SystemAlert) {
    settleLater(DeferredCall { [self] in systemAlerts.withdraw(alert) })
  }

  /// The window in front: the system's, if it shows an alert, or the app's key window.
  package var touchableWindow: UIWindow? { systemAlerts.window ?? keyWindow }

  /// The controllers of the key window, from the root to the front, and the system's alert.
  package var displayedChain: [UIViewController] {
    let own = (keyWindow?.frontmostChain ?? []).reversed()
    return own + (systemAlerts.window?.frontmostChain ?? []).dropLast()
  }

  /// The windows on the screen, including the system's.
  package var allWindows: [UIWindow] {
    systemAlerts.window.map { windows + [$0] } ?? windows
  }
}

extension UIApplication {
  /// Calls a closure when the app settles.
  package func later(_ work: @escaping @MainActor () -> Void) { settleLater(DeferredCall(work)) }
}
