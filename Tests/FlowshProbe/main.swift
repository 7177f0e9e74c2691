import AppDriver
import FlowshCommand
import Foundation
import HeadlessUIKit
import OwnersApps
import Shell

SupervisorProbe.runIfAsked(CommandLine.arguments)
RebuildProbe.runIfAsked(CommandLine.arguments)
Flowsh.main(
  AppCatalog([
    AppEntry(name: "later", summary: "Pushes screens some time after a tap") { _ in
      ProbeDelegate(LaterViewController())
    },
    AppEntry(name: "leaving", summary: "Leaves work for later") { _ in
      ProbeDelegate(LeavingViewController())
    },
    AppEntry(name: "clock", summary: "Asks for the time and waits for it") { _ in
      ProbeDelegate(ClockViewController())
    },
    AppEntry(name: "impatient-clock", summary: "Is like clock, but waits less for threads") { _ in
      AppSession.longestWork = .milliseconds(300)
      return ProbeDelegate(ClockViewController())
    },
    AppEntry(name: "rules", summary: "Violates a UIKit rule") { _ in
      ProbeDelegate(RuleViewController())
    },
    AppEntry(name: "names", summary: "Shows names that a terminal must not receive") { _ in
      ProbeDelegate(NamesViewController())
    },
    AppEntry(name: "prints", summary: "Prints to standard output") { _ in
      ProbeDelegate(PrintingViewController())
    },
    AppEntry(name: "chatter", summary: "Writes to the standard streams in unusual ways") { _ in
      ProbeDelegate(ChatteringViewController())
    },
    AppEntry(name: "traps", summary: "Crashes, exits or hangs") { _ in
      ProbeDelegate(TrappingViewController())
    },
    AppEntry(name: "signals", summary: "Raises signals") { _ in
      ProbeDelegate(TrappingViewController(raisesSignalsOnly: true))
    },
    AppEntry(name: "busy", summary: "Always has work on the main queue") { _ in
      ProbeDelegate(BusyViewController())
    },
    AppEntry(name: "endless-list", summary: "Adds rows whenever its last row is shown") { _ in
      ProbeDelegate(EndlessListViewController())
    },
    AppEntry(name: "tells", summary: "Prints what was typed") { _ in
      ProbeDelegate(TellingViewController())
    },
    AppEntry(
      name: "confides", summary: "Shows what was typed wherever it can",
      fills: [
        FieldText(
          "Password", ProcessInfo.processInfo.environment["PROBE_WORD"] ?? "abracadabra",
          isSecure: true)
      ]
    ) { _ in ProbeDelegate(ConfidingViewController()) },
    AppEntry(name: "hostile", summary: "Starts child processes and closes descriptors") { _ in
      ProbeDelegate(HostileViewController())
    },
    AppEntry(
      name: "lasting", summary: "Changes its process beyond the end of a case",
      preparing: { context in
        if let file = context.dataFile { _ = try String(contentsOfFile: file, encoding: .utf8) }
        return PreparedApp { _ in ProbeDelegate(LastingViewController()) }
      }),
    AppEntry(name: "damager", summary: "Makes its process unusable") { _ in
      ProbeDelegate(DamagingViewController())
    },
    AppEntry(name: "forger", summary: "Writes to the test worker's socket and memory") { _ in
      ProbeDelegate(ForgingViewController())
    },
    AppEntry(name: "ending-forger", summary: "Is like forger, but its actions all end") { _ in
      ProbeDelegate(ForgingViewController(hasLoops: false))
    },
    AppEntry(name: "owners", summary: "Has coordinators that don't adopt our protocols") { _ in
      OwnersDelegate()
    },
    AppEntry(name: "sharers", summary: "Has coordinators that share a router") { _ in
      OwnersDelegate(sharing: true)
    },
    AppEntry(name: "survivors", summary: "Has objects that outlive it") { _ in
      SurvivorsDelegate()
    },
    AppEntry(name: "hoarder", summary: "Keeps each page that it has shown") { _ in
      ProbeDelegate(HoardingViewController())
    },
    AppEntry(name: "dated", summary: "Shows the date of its launch") { _ in
      ProbeDelegate(DatedViewController())
    },
    AppEntry(name: "stillborn", summary: "Crashes at launch") { _ in
      ProbeDelegate(StillbornViewController())
    },
    AppEntry(name: "blank", summary: "Has no window") { _ in ProbeDelegate() },
  ]))
