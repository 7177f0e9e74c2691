import CoreLocation
import MapKit
import UIKit

/// The stops on a map, and the place of the user.
final class MapViewController: TaskViewController {
  private let map = MKMapView()
  private let manager = CLLocationManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.delegate = self
    manager.delegate = self
    stack.addArrangedSubview(map)
    let quarry = MKPointAnnotation()
    quarry.coordinate = CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5)
    quarry.title = "Quarry"
    quarry.subtitle = "Ammonites"
    map.addAnnotation(quarry)
    map.setRegion(
      MKCoordinateRegion(
        center: quarry.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: false)
    addButton("Where Am I?") { [manager] in
      manager.requestWhenInUseAuthorization()
      manager.requestLocation()
    }
  }
}

extension MapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    show("At the \((view.annotation?.title ?? nil) ?? "stop")")
  }
}

extension MapViewController: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
    case .denied: show("Ask your teacher where you are")
    default: break
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last else { return }
    map.centerCoordinate = place.coordinate
    show("You are at \(place.coordinate.latitude), \(place.coordinate.longitude)")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    show((error as? CLError)?.code == .denied ? "Ask your teacher where you are" : "Still lost")
  }
}
