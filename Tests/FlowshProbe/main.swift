import FlowshCommand
import HeadlessUIKit
import OwnersApps
import Shell

Flowsh.main(
  AppCatalog([
    AppEntry(name: "later", summary: "Pushes screens after a while") { _ in
      ProbeDelegate(LaterViewController())
    },
    AppEntry(name: "rules", summary: "Breaks a rule of UIKit") { _ in
      ProbeDelegate(RuleViewController())
    },
    AppEntry(name: "names", summary: "Shows names that a terminal must not receive") { _ in
      ProbeDelegate(NamesViewController())
    },
    AppEntry(name: "prints", summary: "Prints to standard output") { _ in
      ProbeDelegate(PrintingViewController())
    },
    AppEntry(name: "traps", summary: "Ends by a trap") { _ in
      ProbeDelegate(TrappingViewController())
    },
    AppEntry(name: "hostile", summary: "Starts children, closes descriptors") { _ in
      ProbeDelegate(HostileViewController())
    },
    AppEntry(name: "forger", summary: "Writes into the test worker's channels") { _ in
      ProbeDelegate(ForgingViewController())
    },
    AppEntry(name: "owners", summary: "Has coordinators without our protocols") { _ in
      OwnersDelegate()
    },
    AppEntry(name: "sharers", summary: "Has coordinators that share a router") { _ in
      OwnersDelegate(sharing: true)
    },
    AppEntry(name: "blank", summary: "Has no window") { _ in ProbeDelegate() },
  ]))
