import UIKit

/// Its views are in NotesViewController.xib.
class NotesViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var noteField: UITextField!

  private let trail: Trail
  private let store: TrailStore

  init(trail: Trail, store: TrailStore) {
    self.trail = trail
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("trail.notes", comment: "")
    tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
  }

  @IBAction func addNote(_ sender: UIButton) {
    guard let note = noteField.text, !note.isEmpty else { return }
    store.add(note, to: trail)
    noteField.text = nil
    tableView.reloadData()
  }
}

extension NotesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.notes(of: trail).count
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    String(localized: "\(store.notes(of: trail).count) notes", table: "Notes")
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
    (cell as? NoteCell)?.noteLabel.text = store.notes(of: trail)[indexPath.row]
    return cell
  }
}
