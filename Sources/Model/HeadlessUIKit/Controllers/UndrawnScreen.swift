/// A controller whose screen can't be shown here, because another module than UIKit draws it.
package protocol UndrawnScreen: UIViewController {
  /// Names what is missing, such as `SwiftUI: LoginView`; stands in place of the class's name.
  var undrawnName: String { get }
}
