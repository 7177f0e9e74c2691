import HeadlessUIKit
import ObjectFiles

/// A check that warns about delegate methods that are called on iOS but not on Linux, and about
/// delegates that are freed while they are needed.
///
/// On Linux, the optional methods of UIKit's delegates are protocol requirements with default
/// implementations. The class that adopts such a protocol determines, for its subclasses too,
/// whether the default implementation is called. Objective-C instead checks which methods each
/// object has.
final class DelegateCheck {
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let adopted: ObjectIdentifier
  }

  /// The messages about each class so far, which are few.
  private var answers: [(question: Question, messages: [String])] = []
  private var warned: Set<Question> = []
  private let delegates = SetDelegates()

  /// Starts checking an app's delegates.
  ///
  /// Warns only once about each class.
  func watch(_ application: UIApplication) {
    warned = []
    delegates.removeAll()
    application.delegateWatch = { [unowned application] delegate, adopted, owner in
      self.delegates.note(delegate, adopted, of: owner, in: application)
      guard let delegate else { return }
      let type: AnyClass = Swift.type(of: delegate)
      let question = Question(
        type: ObjectIdentifier(type), adopted: ObjectIdentifier(adopted.type))
      let messages = self.messages(type, adopted, question)
      guard !messages.isEmpty, self.warned.insert(question).inserted else { return }
      for message in messages {
        application.warn(
          .delegateMethodOnlyInSubclass, delegate as? UIViewController, nil, message)
      }
    }
  }

  /// Warns about each delegate that has been freed since the last check while its controller is in
  /// the hierarchy.
  func findFreed(_ application: UIApplication) { delegates.check(application) }

  private func messages(
    _ type: AnyClass, _ adopted: DelegateProtocol, _ question: Question
  ) -> [String] {
    for answer in answers where answer.question == question { return answer.messages }
    let messages = Self.messages(type, adopted)
    answers.append((question, messages))
    return messages
  }

  private static func messages(_ type: AnyClass, _ adopted: DelegateProtocol) -> [String] {
    guard
      let conformance = InheritedConformance(
        of: type, to: adopted.type, isAdopted: adopted.isAdopted),
      let executable = LoadedImage.executable, let symbols = executable.symbols
    else { return [] }
    let base = TypeNames.name(of: conformance.base)
    return conformance.uncalledMethods(symbols, loadOffset: executable.offset).map { method in
      "\(TypeNames.name(of: method.type)).\(method.name) is never called on Linux: the base "
        + "class \(base) adopts \(TypeNames.name(of: adopted.type)) but doesn't implement that "
        + "method"
    }
  }
}
