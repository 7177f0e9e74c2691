import AVFoundation
import Photos
import PhotosUI
import UIKit

/// Pictures of what was found.
final class AlbumViewController: TaskViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Choose Picture") { [weak self] in
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = self
      self?.present(picker, animated: true)
    }
    addButton("Keep Pictures") { [weak self] in
      PHPhotoLibrary.requestAuthorization(for: .addOnly) { [weak self] status in
        self?.show(status == .authorized ? "Kept" : "Look again")
      }
    }
    addButton("Take Picture") { [weak self] in
      AVCaptureDevice.requestAccess(for: .video) { [weak self] isGranted in
        self?.show(isGranted ? "The camera is broken" : "Draw it")
      }
    }
  }
}

extension AlbumViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider else { return show("Nothing found") }
    provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      self?.show(image is UIImage ? "A picture" : "No picture")
    }
  }
}
