import Glibc
import HeadlessUIKit

/// A screen with an action after which its process can't open files any more.
final class DamagingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Damaging"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Damage") {
      for descriptor in Int32(5)..<10 { close(descriptor) }
      var limit = rlimit(rlim_cur: 5, rlim_max: 5)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    Content.Button("Other") { self.title = "Other" }
  }
}
