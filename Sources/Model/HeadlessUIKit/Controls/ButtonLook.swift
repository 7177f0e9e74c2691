import Foundation

/// The appearance of a button in a state.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// The appearance of a button in each state.
///
/// An array rather than a dictionary, because most buttons have one look or two.
struct ButtonLooks {
  private var looks: [(state: UIControl.State, look: ButtonLook)] = []

  var isEmpty: Bool { looks.isEmpty }

  subscript(state: UIControl.State) -> ButtonLook? {
    for entry in looks where entry.state == state { return entry.look }
    return nil
  }

  mutating func change(_ state: UIControl.State, _ change: (inout ButtonLook) -> Void) {
    if let index = looks.firstIndex(where: { $0.state == state }) {
      change(&looks[index].look)
    } else {
      var look = ButtonLook()
      change(&look)
      looks.append((state, look))
    }
  }
}

/// The distances around the parts of a button.
struct ButtonInsets {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}
