public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// The kind of a map; not used.
public nonisolated enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows the user.
public nonisolated enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map, which shows the center of its region, and a row for each annotation.
///
/// A row selects its annotation; the accessories of a selected one's callout are buttons.
open class MKMapView: UIView {
  /// The delegate; a weak reference.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind; stored, but not used.
  open var mapType = MKMapType.standard
  /// Whether the user can zoom; stored, but not used.
  open var isZoomEnabled = true
  /// Whether the user can scroll; stored, but not used.
  open var isScrollEnabled = true
  /// Whether the user can turn the map; stored, but not used.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map; stored, but not used.
  open var isPitchEnabled = true
  /// Whether a compass is shown; stored, but not used.
  open var showsCompass = true
  /// Whether a scale is shown; stored, but not used.
  open var showsScale = false
  /// Whether traffic is shown; stored, but not used.
  open var showsTraffic = false
  /// Whether buildings are shown; stored, but not used.
  open var showsBuildings = true
  /// Whether the place of the user is shown.
  ///
  /// A map doesn't ask for the permission; it finds the user when the app has it.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locateUser() } }
  }
  /// The place of the user.
  open private(set) var userLocation = MKUserLocation()
  /// The way in which the map follows the user; stored, but not used.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The annotations, in the order in which they were added, with the place of the user if it is
  /// shown and known.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The selected annotations: none or one.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// The visible region.
  open var region = MKCoordinateRegion() {
    didSet { noteRegion(animated: false) }
  }
  private let locator = UserLocator()
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var registered: [String: MKAnnotationView.Type] = [:]

  nonisolated deinit {}

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showMap()
  }

  /// Creates a map of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showMap()
  }

  private func showMap() { shownContent = { [unowned self] in elements } }

  // MARK: The region

  /// The center of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Changes the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Changes the center.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  /// Returns the region itself, because the map has no size.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Changes the way in which the map follows the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  private func noteRegion(animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    UIApplication.shared.later { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
  }

  private func locateUser() {
    guard showsUserLocation else {
      locator.stop()
      return remove([userLocation])
    }
    locator.start { [weak self] place in
      guard let self else { return }
      guard let place else {
        delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
        return
      }
      userLocation.location = place
      addAnnotation(userLocation)
      delegate?.mapView(self, didUpdate: userLocation)
    }
  }

  // MARK: Annotations

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    let new = annotations.filter { one in !self.annotations.contains { $0 === one } }
    self.annotations += new
    UIApplication.shared.later { [weak self] in
      guard let self, !new.isEmpty else { return }
      delegate?.mapView(self, didAdd: new.compactMap { self.madeView(for: $0) })
    }
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations, but not the place of the user.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    remove(annotations.filter { $0 !== userLocation })
  }

  private func remove(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      selectedAnnotations.removeAll { $0 === annotation }
      views[ObjectIdentifier(annotation)] = nil
    }
  }

  /// Shows a region with the annotations, which are added if they aren't on the map.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
  }

  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    if selectedAnnotations.contains(where: { $0 === annotation }) { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    selectedAnnotations = [annotation]
    let view = madeView(for: annotation)
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = []
    let view = madeView(for: annotation)
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// Returns the view of an annotation; `nil` if it isn't displayed yet.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Registers a class of views.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { registered[identifier] = viewClass as? MKAnnotationView.Type }

  /// Returns `nil`, because no view is reused.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// Returns a new view of the registered class.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (registered[identifier] ?? MKMarkerAnnotationView.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }

  private func madeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = views[ObjectIdentifier(annotation)] { return view }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? (annotation === userLocation
        ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        : dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation))
    view.annotation = annotation
    views[ObjectIdentifier(annotation)] = view
    return view
  }

  // MARK: The screen

  private var elements: [Content.Element] {
    let center = region.center
    var elements: [Content.Element] = [
      .text(Content.Text("map", String(format: "%.4f, %.4f", center.latitude, center.longitude)))
    ]
    for annotation in annotations {
      let isSelected = selectedAnnotations.contains { $0 === annotation }
      elements.append(
        .row(
          Content.Row(
            (annotation.title ?? nil) ?? "Place", detail: annotation.subtitle ?? nil
          ) { [unowned self] in selectAnnotation(annotation, animated: true) }))
      guard isSelected, let view = views[ObjectIdentifier(annotation)], view.canShowCallout else {
        continue
      }
      let accessories = [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView]
      for case let control as UIControl in accessories {
        let name = control.accessibilityLabel ?? (control as? UIButton)?.currentTitle ?? "More Info"
        elements.append(
          .button(
            Content.Button(name) { [unowned self] in
              control.sendActions(for: .touchUpInside)
              delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
            }))
      }
    }
    return elements
  }
}

/// The identifier of the views that a map creates by itself.
public nonisolated let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationView"
