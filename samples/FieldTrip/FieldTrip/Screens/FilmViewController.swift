import AVKit
import UIKit

/// A film about the trip.
final class FilmViewController: TaskViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Watch") { [weak self] in
      guard let url = URL(string: "https://fossils.example/film.mp4") else { return }
      let player = AVPlayerViewController()
      player.player = AVPlayer(url: url)
      self?.present(player, animated: true) { player.player?.play() }
    }
  }
}
