import Shell

extension Expectation {
  /// The time limit as a topic of `help expect`.
  static var within: HelpTopic {
    HelpTopic(
      "within", syntax: "expect SUBJECT within SECONDS",
      lines: [
        "Wait up to that many seconds for the check to pass.",
        "A virtual clock then moves on, so that this takes no real time.",
      ],
      examples: [Example("expect screen Home within 2s", "the screen appears soon")])
  }
}

extension Subject {
  /// The subject as a topic of `help expect`.
  var topic: HelpTopic {
    let colon = arguments.firstRange(of: ":")
    let syntax = arguments[..<(colon?.lowerBound ?? arguments.endIndex)]
    let meaning = colon == nil ? "" : self.meaning
    return HelpTopic(
      name, syntax: ["expect", name, String(syntax)].filter { !$0.isEmpty }.joined(separator: " "),
      lines: meaning.isEmpty ? [] : [meaning.prefix(1).uppercased() + meaning.dropFirst() + "."],
      examples: Self.examples[name] ?? [])
  }

  /// The examples of each subject.
  ///
  /// The tests run them.
  private static var examples: [String: [Example]] {
    [
      "screen": [
        Example("expect screen Home", "the title of the screen is Home"),
        Example("select 1; expect screen Product", "its class is ProductViewController"),
      ],
      "class": [Example("select 1; expect class ProductViewController", "the screen's class")],
      "stack": [
        Example("expect stack Home", "only Home is on the stack"),
        Example("select Silk top; expect stack Home > Silk top", "the path to the screen"),
        Example(
          "size regular; open storefront://products/silk-top;"
            + " expect stack Catalog | Tops > Silk top", "the paths of two panes"),
      ],
      "tab": [Example("open persons; expect tab Persons", "this tab is selected")],
      "modal": [
        Example("expect no modal", "nothing is presented"),
        Example("open profile; login; expect modal Log In", "this screen is presented"),
      ],
      "alert": [
        Example(
          "open profile; login; login fred wrong; expect alert \"Wrong password\"",
          "an alert with this title is shown")
      ],
      "row": [Example("expect row Silk top", "a row has this title")],
      "button": [Example("expect button Browse", "there is such a button")],
      "field": [
        Example("open profile; login; expect field Username", "there is such a field"),
        Example(
          "open profile; login; type Username fred; expect field Username = fred",
          "the field contains this text"),
      ],
      "text": [Example("expect text $69.00", "the words are somewhere on the screen")],
      "visible": [
        Example("expect visible Silk top", "the text is the whole text of a row"),
        Example("expect visible Home --selected", "the tab is there and selected"),
      ],
      "value": [Example("expect value ${size:-M} = M", "the variable has this value")],
      "toggle": [
        Example(
          "open profile; settings; login fred yabba; notifications; expect toggle Sales = on",
          "the switch is on")
      ],
      "choice": [Example("allproducts; expect choice Sort = Featured", "the chosen option")],
      "count": [
        Example("expect count 4 rows", "the screen has four rows"),
        Example("expect count 5 tabs", "the app has five tabs"),
      ],
      "enabled": [Example("expect enabled Browse", "the button can be pressed")],
      "swipe": [
        Example(
          "open persons; expect swipe Fred Edit", "swiping the row offers this action")
      ],
      "press": [
        Example(
          "select Silk top; addtofavorites; login fred yabba\nopen profile; favorites; "
            + "expect press Silk top Remove", "the row's menu has this item")
      ],
      "selected": [Example("open persons; expect selected Persons", "the tab is selected")],
      "coordinator": [
        Example("expect coordinator HomeCoordinator", "a coordinator of this class exists")
      ],
      "flow": [
        Example("expect flow TabCoordinator > HomeCoordinator", "who is in charge of the screen")
      ],
      "call": [
        Example("open persons; select Fred; expect call didSelect", "the app made this call")
      ],
      "event": [
        Example(
          "open persons; select Fred; expect event push PersonViewController",
          "the step pushed this screen")
      ],
      "output": [
        Example("where; expect output tab Home", "the command above printed this"),
        Example(
          "where; expect output /tab Home, [a-z]+ width/", "what it printed matches an expression"),
      ],
      "leaks": [
        Example("select Silk top; back; expect no leaks", "nothing has leaked"),
        Example(
          "select Fred; back; expect leaks PersonCoordinator", "this has leaked", app: "leaky"),
      ],
      "warnings": [Example("expect no warnings", "UIKit had nothing to complain about")],
      "issues": [Example("expect no issues", "each button has a name of its own")],
      "size": [Example("expect size compact", "the device is a phone")],
    ]
  }
}

extension Example {
  /// The examples of the walkthrough commands, by name.
  ///
  /// The tests run them.
  static var walkthroughs: [String: [Example]] {
    [
      "expect": [
        Example("expect screen Home", "the screen has this title"),
        Example("expect no row Gift cards", "the screen has no such row"),
        Example("expect text $69.00 within 2s", "the text appears within two seconds"),
        Example("expect row Silk top -- today's offer", "say what a failure means"),
        Example("expect row /Silk .*/", "a row whose title matches the expression"),
        Example("expect soft row Silk top", "go on if it fails, and fail at the end"),
      ],
      "if": [
        Example(
          """
          if alert "Rate us" within 2s
            tap Cancel
          end
          """, "dismiss an alert that may appear")
      ],
      "while": [
        Example(
          """
          select Silk top
          while no screen Home
            back
          end
          """, "go back to a screen"),
        Example(
          """
          while button Load more at most 10
            tap Load more
          end
          """, "press a button up to ten times, as long as it is there"),
      ],
      "note": [Example("note A guest looks around.", "print a line for the audience")],
      "record": [
        Example("record tour.walk; select Silk top; record stop", "write a walkthrough"),
        Example(
          "record --expect tour.walk; select Silk top; record stop",
          "write one that checks its screens"),
      ],
    ]
  }
}
