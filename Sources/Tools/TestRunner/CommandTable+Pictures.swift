package import Shell
import Walkthroughs
import Wireframes

extension CommandTable {
  /// The commands of the shell and of walkthroughs, in a program that draws.
  package static let withPictures: CommandTable = {
    var table = CommandTable.withWalkthroughs
    table.draw = { Picture($0).document() }
    return table
  }()
}
