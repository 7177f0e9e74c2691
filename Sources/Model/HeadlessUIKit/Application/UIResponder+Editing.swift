extension UIResponder {
  /// Ends the app, because it calls an editing command that the responder's class hasn't got.
  func refuse(_ action: EditAction) {
    UIApplication.shared.fault(
      .unrecognizedSelector, self as? UIViewController, nil,
      "The selector \(action.rawValue) was sent to an instance of \(type(of: self)), "
        + "but its class doesn't override the method")
  }
}
