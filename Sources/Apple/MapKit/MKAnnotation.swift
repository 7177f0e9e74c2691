public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// The texts of an annotation, which are optional requirements in Objective-C.
///
/// A class has a `String?`. For an annotation of any class, an extension of `MKAnnotation` adds the
/// second optional, as Objective-C's optional requirements have it.
@preconcurrency @MainActor
public protocol _MKAnnotationTexts: NSObjectProtocol {
  /// The title.
  @_disfavoredOverload var title: String? { get }
  /// The text below the title.
  @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
  /// No title.
  @_disfavoredOverload public var title: String? { nil }
  /// No text.
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// A place on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: _MKAnnotationTexts {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// The title, if the class has one.
  public var title: String?? { .some(title as String?) }
  /// The text below the title, if the class has one.
  public var subtitle: String?? { .some(subtitle as String?) }
}

/// A place with a title that can be changed.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?

  nonisolated deinit {}

  /// Creates an annotation at 0, 0.
  public override init() {}
  /// Creates an annotation at a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates an annotation with texts.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// The place of the user.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place; `nil` if it isn't known.
  open internal(set) var location: CLLocation?
  /// The place; not valid if it isn't known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// The title.
  open var title: String? = "My Location"
  /// The text below the title.
  open var subtitle: String?

  nonisolated deinit {}
}

/// The view of the place of the user.
open class MKUserLocationView: MKAnnotationView {
  nonisolated deinit {}
}

/// The view of an annotation, of which the accessories of its callout can be tapped.
open class MKAnnotationView: UIView {
  /// The state of a drag.
  public nonisolated enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The identifier of views that can be reused.
  open private(set) var reuseIdentifier: String?
  /// The picture; stored, but not used.
  open var image: UIImage?
  /// Whether a selected annotation shows its texts.
  open var canShowCallout = false
  /// The view on the left of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view on the right of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the callout's title.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the annotation is selected.
  open var isSelected = false
  /// Whether the annotation can be selected.
  open var isEnabled = true
  /// Whether the user can drag it; stored, but not used.
  open var isDraggable = false
  /// The identifier of a cluster; stored, but not used.
  open var clusteringIdentifier: String?
  /// The offset from the place; stored, but not used.
  open var centerOffset = CGPoint.zero
  /// The offset of the callout; stored, but not used.
  open var calloutOffset = CGPoint.zero

  nonisolated deinit {}

  /// Creates a view.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view without annotation.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {}
  /// Prepares the view to be displayed.
  open func prepareForDisplay() {}
  /// Changes whether the annotation is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon on a map.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color; stored, but not used.
  open var markerTintColor: UIColor?
  /// The color of the glyph; stored, but not used.
  open var glyphTintColor: UIColor?
  /// The text in the balloon; stored, but not used.
  open var glyphText: String?
  /// The picture in the balloon; stored, but not used.
  open var glyphImage: UIImage?
  /// Whether it appears with an animation; stored, but not used.
  open var animatesWhenAdded = false

  nonisolated deinit {}
}

/// A pin on a map.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color; stored, but not used.
  open var pinTintColor: UIColor?
  /// Whether it drops; stored, but not used.
  open var animatesDrop = false

  nonisolated deinit {}
}
