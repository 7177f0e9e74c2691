import UIKit

class NoteCell: UITableViewCell {
  @IBOutlet weak var noteLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    noteLabel.numberOfLines = 0
  }
}
