extension Example {
  /// The examples of the shell's own commands, by name.
  ///
  /// The tests run them.
  ///
  /// They are in one place because help is their only reader, and so that starting the shell
  /// doesn't create them.
  static var shell: [String: [Example]] { navigation.merging(looks) { $1 }.merging(rest) { $1 } }

  private static var navigation: [String: [Example]] {
    [
      "open": [
        Example("open persons", "tap the tab Persons"),
        Example("open 3", "tap the third tab"),
        Example("open storefront://products/silk-top", "open a link"),
      ],
      "select": [
        Example("select Linen dress", "tap the row with this title"),
        Example("select 2", "tap the second row"),
      ],
      "tap": [Example("tap Browse", "tap a button, even if its verb means something else")],
      "touch": [
        Example("touch Silk top", "tap whatever shows the text, here a row"),
        Example("touch /Silk .*/ within 2s", "tap what matches the expression, once it is there"),
        Example("touch $65.00", "tap a part of a row, by its text"),
      ],
      "back": [
        Example("select Silk top; back", "look at a product and go back"),
        Example("select Silk top; back --swipe", "go back by swiping from the left edge"),
        Example(
          "open catalog; select Women; select Dresses; back root", "go back to the first screen"),
      ],
      "goto": [
        Example("goto Settings", "go to the screen with this title", app: nil)
      ],
      "dismiss": [
        Example("open profile; login; dismiss", "open the login sheet and swipe it down")
      ],
      "scroll": [
        Example("scroll", "scroll down by a screenful", app: nil),
        Example("scroll end", "scroll to the end, where an app may load more", app: nil),
      ],
      "swipe": [
        Example("open persons; swipe Fred Edit", "swipe the row and tap Edit"),
        Example("open persons; swipe 2 Edit", "swipe the second row"),
      ],
      "press": [
        Example(
          "select Silk top; addtofavorites; login fred yabba\nopen profile; favorites; "
            + "press Silk top Remove", "choose an item of the row's menu"),
        Example("press Send", "press a button long", app: nil),
      ],
      "refresh": [Example("refresh", "pull the list down", app: nil)],
      "submit": [
        Example(
          "open profile; login; signup; type Name Fred; submit",
          "tap Return in the field that is being edited"),
        Example("open profile; login; signup; submit Username", "tap Return in this field"),
      ],
      "page": [Example("page next", "turn to the next page", app: nil)],
      "type": [
        Example("open profile; login; type Username fred", "fill in a field"),
        Example("open profile; login; type Username \"\"", "clear a field"),
        Example(
          "open profile; login; touch Username; type --here fred; type --delete",
          "type where the cursor is, and delete"),
      ],
      "toggle": [
        Example(
          "open profile; settings; login fred yabba; notifications; toggle Stock", "flip a switch")
      ],
      "choose": [
        Example("allproducts; choose Sort Price", "sort the products by price"),
        Example("choose Birthday 2001-02-03", "pick a date", app: nil),
      ],
      "search": [
        Example("allproducts; search linen", "show the products that match"),
        Example("allproducts; search linen; search \"\"", "show all products again"),
      ],
      "size": [
        Example("open catalog; size regular", "show the catalog as on a tablet")
      ],
      "rotate": [Example("rotate", "turn the device on its side")],
      "background": [Example("background; foreground", "leave the app and come back")],
      "foreground": [Example("background; foreground", "leave the app and come back")],
      "memory": [Example("memory", "warn the app that memory is short")],
      "wait": [Example("wait 0.5", "let half a second pass")],
      "relaunch": [
        Example("relaunch", "end the app and launch it again"),
        Example("relaunch storefront://persons/Fred", "launch it with a link"),
        Example("relaunch --afresh", "launch it as after it has been installed again"),
        Example(
          "relaunch --notification sale.apns", "launch it by a tap on a notification", app: nil),
      ],
      "permission": [
        Example("permission", "list what the user allows"),
        Example("permission camera denied", "forbid the app the camera"),
        Example("permission all granted", "allow the app everything"),
      ],
      "location": [
        Example("location", "show where the device is"),
        Example("location 48.137,11.575", "move it to Munich"),
      ],
      "notify": [
        Example("notify", "list the notifications"),
        Example("notify sale.apns", "let a notification arrive", app: nil),
        Example(
          "permission notifications granted; notify sale.apns --tap", "let it arrive, and tap it",
          app: nil),
        Example("notify reminder --action Later", "tap a button of a notification", app: nil),
      ],
    ]
  }

  private static var looks: [String: [Example]] {
    [
      "screen": [
        Example("allproducts; screen --all", "show every product"),
        Example("open persons; screen --views", "show the table with its cells"),
      ],
      "stack": [Example("select Silk top; stack", "show the stacks of all tabs")],
      "tree": [
        Example("select Silk top; tree", "show which coordinators exist"),
        Example("tree --screens", "show the screens that each of them owns"),
      ],
      "actions": [
        Example("actions", "list what can be done on this screen"),
        Example("actions Silk top", "list what this row offers"),
      ],
      "events": [
        Example("select Silk top; events", "list what happened after the tap"),
        Example("events all", "list everything since the launch"),
      ],
      "audit": [
        Example("audit", "list what VoiceOver can't tell apart")
      ],
      "where": [
        Example("select Silk top; where", "show the path with its class, the tab and the width")
      ],
      "map": [
        Example("map", "show the screens that were visited"),
        Example("map --all", "explore the app, and show all of its screens", app: nil),
      ],
      "explore": [Example("explore", "list what is wrong with the app", app: nil)],
      "trace": [Example("trace off", "don't show the app's calls")],
      "why": [Example("select Silk top; why", "show the app's calls and what each of them did")],
      "leaks": [
        Example("leaks", "list what has leaked"),
        Example(
          "leaks repeat 3 \"login; dismiss\"", "repeat commands, and see what grows", app: "leaky"),
      ],
    ]
  }

  private static var rest: [String: [Example]] {
    [
      "source": [
        Example("source sign-in.steps user=fred", "run a file with ${user} set to fred")
      ],
      "each": [
        Example(
          """
          each name in (Fred Barney)
            relaunch storefront://persons/${name}
            expect screen ${name}
          end
          """, "visit each person")
      ],
      "repeat": [
        Example(
          """
          repeat 3
            select Silk top
            back
          end
          """, "visit a screen three times")
      ],
      "attempt": [
        Example(
          """
          attempt 3
            select Silk top
            expect screen Silk top within 2s
          end
          """, "try up to three times")
      ],
      "else": [
        Example(
          """
          if row Gift cards
            select Gift cards
          else
            select Silk top
          end
          """, "select another row if there is no such row")
      ],
      "setup": [
        Example(
          """
          setup
            open persons
          end
          == the first person
          expect row Fred
          """, "begin each case at the tab Persons")
      ],
      "teardown": [
        Example(
          """
          teardown
            expect no leaks
          end
          == a product
          select Silk top
          """, "check for leaks after each case")
      ],
      "end": [
        Example(
          """
          each tab in (Catalog Persons)
            open ${tab}
          end
          """, "visit each tab")
      ],
      "undo": [Example("select Silk top; undo", "take the last command back")],
      "redo": [Example("select Silk top; undo; redo", "repeat what was taken back")],
      "alias": [
        Example("alias men = open catalog; select Men", "give commands a short name"),
        Example("alias staff = open storefront://persons/$1", "use the alias's first argument"),
      ],
      "help": [
        Example("help select", "describe a command"),
        Example("help look", "list the commands of a group with their arguments"),
        Example("help expect stack", "describe what \"expect\" can check"),
        Example("help @app", "describe a kind of script line"),
      ],
      "history": [Example("history 5", "list the last five commands")],
      "set": [
        Example("set", "show all options"),
        Example("set echo off", "don't print the commands of a script"),
      ],
      "quit": [Example("quit", "leave the shell, as Ctrl-D does")],
    ]
  }
}
