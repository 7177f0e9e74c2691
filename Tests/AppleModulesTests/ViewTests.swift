import AppDriver
import DeviceSettings
import Foundation
import HeadlessUIKit
import MapKit
import PDFKit
import TestSupport
import Testing

/// A screen with a view.
final class ViewScreen: UIViewController {
  let shown: UIView

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
    title = "View"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shown)
  }
}

@Suite(.serialized, .exclusive) struct `A view of another framework` {
  @Test func `a map has a row for each annotation, and buttons for the accessories of a callout`()
    async
  {
    final class Delegate: NSObject, MKMapViewDelegate {
      var calls: [String] = []
      func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? {
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "a")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
      }
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        calls.append("select \((view.annotation?.title ?? nil) ?? "")")
      }
      func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        calls.append("deselect \((view.annotation?.title ?? nil) ?? "")")
      }
      func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
      ) { calls.append("accessory") }
    }
    let (map, delegate) = (MKMapView(), Delegate())
    let app = await TestApp { ViewScreen(map) }
    map.delegate = delegate
    map.addAnnotations([
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), title: "A", subtitle: nil),
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 4), title: "B", subtitle: nil),
    ])
    await app.select("A")
    await app.tap("More Info")
    await app.select("B")
    #expect(delegate.calls == ["select A", "accessory", "deselect A", "select B"])
    map.showAnnotations(map.annotations, animated: false)
    #expect(app.elements.first == "map 2.0000, 3.0000")
  }

  @Test func `an annotation has its texts as an optional requirement of Objective-C`() {
    final class Place: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
      let title: String? = "Quarry"
    }
    let place = Place()
    let annotation: any MKAnnotation = place
    #expect(annotation.title == .some("Quarry"))
    if let title = annotation.title, let text = title { #expect(text.count == 6) }
    #expect(annotation.subtitle == .some(nil))
    #expect(place.title?.count == 6)
  }

  @Test func `a map finds the user as soon as the app may know the place`() async {
    final class Delegate: NSObject, MKMapViewDelegate {
      var calls: [String] = []
      func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? {
        calls.append("view of \(annotation is MKUserLocation ? "the user" : "a place")")
        return nil
      }
      func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        calls.append("user at \(userLocation.coordinate.latitude)")
      }
      func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        calls.append("failed")
      }
    }
    let (map, delegate) = (MKMapView(), Delegate())
    let app = await TestApp { ViewScreen(map) }
    map.delegate = delegate
    await app.run { map.showsUserLocation = true }
    _ = await app.session.perform(.locate(DeviceLocation(latitude: 50, longitude: 8)))
    #expect(delegate.calls == [])
    _ = await app.session.perform(.permit(.location, .whenInUse))
    #expect(delegate.calls == ["user at 50.0", "view of the user"])
    #expect(map.annotations.count == 1 && app.elements.contains("My Location"))
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.count == 1)
    _ = await app.session.perform(.locate(DeviceLocation(latitude: 51, longitude: 8)))
    #expect(delegate.calls.last == "user at 51.0")
    _ = await app.session.perform(.permit(.location, .denied))
    #expect(delegate.calls.last == "failed")
    await app.run { map.showsUserLocation = false }
    #expect(map.annotations.isEmpty)
  }

  @Test func `a PDF file with compressed objects has the number of pages at its beginning`() {
    func count(_ text: String) -> Int? { PDFDocument(data: Data(text.utf8))?.pageCount }
    #expect(count("%PDF-1.6\n1 0 obj <</Linearized 1/L 99/O 8/E 77/N 12/T 99>>") == 12)
    #expect(count("%PDF-1.6\n<</Type/ObjStm>>") == 1)
  }

  @Test func `a PDF view has its pages`() async {
    let pdf = PDFView()
    let app = await TestApp { ViewScreen(pdf) }
    pdf.document = PDFDocument(data: Data("%PDF-1.4 /Type /Page /Type/Page /Type /Pages".utf8))
    #expect(app.elements == ["document PDF", "page 1 of 2", "Swipe to Page 2"])
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: .PDFViewPageChanged, object: pdf, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    await app.tap("Swipe to Page 2")
    #expect(app.elements == ["document PDF", "page 2 of 2", "Swipe to Page 1"])
    #expect(pdf.currentPage === pdf.document?.page(at: 1) && pdf.currentPage != nil)
    #expect(!pdf.canGoToNextPage && changes == 1)
    #expect(PDFDocument(data: Data("no".utf8)) == nil)
  }
}
