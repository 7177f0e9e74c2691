public import Foundation
public import HeadlessUIKit

/// A delegate that makes the views of annotations, and is notified of selections.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Returns the view of an annotation; `nil` for the standard one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called when annotations have been added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when an annotation has been selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when an annotation has been selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called when an annotation has been deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when an annotation has been deselected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called when the user has tapped an accessory of a callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called when the region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called when the region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when the place of the user is known.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the place of the user can't be known.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
}

extension MKMapViewDelegate {
  /// Returns `nil`.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
}
