import Foundation
import HeadlessUIKit
import Testing

private final class RaisedTabBar: UITabBar {
  var raised = 0
}

private final class TallBar: UINavigationBar {}
private final class ThickToolbar: UIToolbar {}

extension HeadlessUIKitTests {
  @Suite struct KeyValueTests {
    @Test func `a tab bar controller takes a bar of the app by its key`() {
      let app = App()
      let tabs = UITabBarController()
      let bar = RaisedTabBar()
      tabs.setValue(bar, forKey: "tabBar")
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      app.show(tabs)
      #expect(tabs.tabBar === bar && bar.items?.count == 2 && bar.delegate === tabs)
      #expect(tabs.value(forKey: "tabBar") as? UITabBar === bar)
      tabs.selectedIndex = 1
      #expect(bar.selectedItem === tabs.selectedViewController?.tabBarItem)
    }

    @Test func `a bar that is already shown is replaced in its place`() {
      let app = App()
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A")]
      app.show(tabs)
      let old = tabs.tabBar
      let bar = RaisedTabBar()
      tabs.setValue(bar, forKey: "tabBar")
      #expect(tabs.tabBar === bar && bar.items?.count == 1)
      #expect(old.items == nil && old.delegate == nil)
    }

    @Test func `a navigation controller takes bars of the app by class and by key`() {
      let made = UINavigationController(
        navigationBarClass: TallBar.self, toolbarClass: ThickToolbar.self)
      #expect(made.navigationBar is TallBar && made.toolbar is ThickToolbar)
      let app = App()
      let navigation = app.stack("A", "B")
      let bar = TallBar()
      navigation.setValue(bar, forKey: "navigationBar")
      #expect(navigation.navigationBar === bar && bar.items?.count == 2)
      let toolbar = ThickToolbar()
      navigation.setValue(toolbar, forKey: "toolbar")
      #expect(navigation.toolbar === toolbar)
    }

    @Test func `an alert shows texts with attributes that it has by a key`() {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.setValue(NSAttributedString(string: "Really?"), forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "It is gone then."), forKey: "attributedMessage")
      #expect(alert.title == "Really?" && alert.message == "It is gone then.")
      let text = alert.value(forKey: "attributedTitle") as? NSAttributedString
      #expect(text?.string == "Really?")
      alert.setValue(nil, forKey: "attributedTitle")
      #expect(alert.title == nil && alert.value(forKey: "attributedTitle") == nil)
    }

    @Test func `texts are set and found by their keys`() {
      let screen = UIViewController()
      screen.setValue("Home", forKey: "title")
      screen.setValue("Start", forKeyPath: "navigationItem.title")
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      for text in [label, field, view] { text.setValue("Hello", forKey: "text") }
      let own = UIView()
      screen.setValue(own, forKey: "view")
      #expect(screen.view === own && screen.value(forKey: "view") as? UIView === own)
      #expect(screen.title == "Home" && screen.navigationItem.title == "Start")
      #expect(label.text == "Hello" && field.text == "Hello" && view.text == "Hello")
      label.text = "Bye"
      #expect(label.value(forKey: "text") as? String == "Bye")
      let custom = UIView()
      #expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
    }

    @Test func `a key of a view sets the property that it reads`() {
      final class Zoomer: NSObject, UIScrollViewDelegate {
        let view = UIView()
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      }
      let (scroll, zoomer) = (UIScrollView(), Zoomer())
      (scroll.delegate, scroll.maximumZoomScale) = (zoomer, 4)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let transform = CGAffineTransform(translationX: 5, y: 6)
      let values: [(String, Any)] = [
        ("alpha", 0), ("zoomScale", 2.0 as Float), ("contentInset", insets),
        ("transform", transform), ("backgroundColor", UIColor.red),
      ]
      for (key, value) in values { scroll.setValue(value, forKey: key) }
      #expect(scroll.alpha == 0 && scroll.zoomScale == 2 && scroll.contentInset == insets)
      #expect(scroll.transform == transform && scroll.backgroundColor == .red)
      scroll.setValue("0.25", forKey: "alpha")
      #expect(scroll.value(forKey: "alpha") as? CGFloat == 0.25)
      scroll.transform = .identity
      #expect(scroll.value(forKey: "transform") as? CGAffineTransform == .identity)
    }

    @Test func `a value of another type is a fault for a key that holds a structure`() {
      let app = App()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.setValue("wide", forKey: "frame")
      view.setValue(nil, forKey: "center")
      #expect(view.frame.width == 10 && app.broken == [.unrecognizedSelector, .nilForNumber])
    }

    @Test(arguments: ["hidden", "isHidden"])
    func `a view is hidden and shown by numbers of any type`(key: String) {
      let values: [(Any, Bool)] = [
        (true, true), (1, true), (1.0, true), (UInt8(1), true), (NSNumber(value: 2), true),
        (false, false), (0, false), (0.0, false), (Optional.some(false) as Any, false),
      ]
      for (value, isHidden) in values {
        let view = UIView()
        view.isHidden = !isHidden
        view.setValue(value, forKey: key)
        #expect(view.isHidden == isHidden, "\(value)")
        #expect(view.value(forKey: key) as? Bool == isHidden)
      }
    }

    @Test(arguments: ["hidden", "isHidden"])
    func `a view is hidden and shown by texts as NSString.boolValue reads them`(key: String) {
      let values: [(Any, Bool)] = [
        ("YES", true), ("true", true), ("y", true), ("T", true), ("1", true), (" +007", true),
        ("-9", true), (NSString(string: "yes"), true), (Optional.some("Y") as Any, true),
        ("no", false), ("False", false), ("on", false), ("", false), ("0", false), ("-00", false),
        (NSString(string: "no"), false),
      ]
      let app = App()
      for (value, isHidden) in values {
        let view = UIView()
        view.isHidden = !isHidden
        view.setValue(value, forKey: key)
        #expect(view.isHidden == isHidden, "\(value)")
      }
      #expect(app.broken == [])
    }

    @Test(arguments: ["hidden", "isHidden"])
    func `a value without boolValue is a fault for a key that holds a number`(key: String) {
      let app = App()
      let view = UIView()
      view.isHidden = true
      view.setValue(Date(), forKey: key)
      #expect(view.isHidden && app.broken == [.unrecognizedSelector])
    }

    @Test(arguments: ["hidden", "isHidden"])
    func `nil is a fault for a key that holds a number`(key: String) {
      let app = App()
      let view = UIView()
      view.isHidden = true
      view.setValue(nil, forKey: key)
      #expect(view.isHidden && app.broken == [.nilForNumber])
    }

    /// All apps of a process have the same device.
    @Test func `the orientation of the device can't be set by its key`() {
      let value = UIInterfaceOrientation.landscapeRight.rawValue
      UIDevice.current.setValue(value, forKey: "orientation")
      #expect(
        UIDevice.current.value(forKey: "orientation") as? Int
          == UIDevice.current.orientation.rawValue)
      #expect(UIDevice.current.orientation != .landscapeRight)
    }

    @Test func `a bar that another controller has taken stays with that one`() {
      let app = App()
      let bar = RaisedTabBar()
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A")]
      do {
        let first = UITabBarController()
        first.setValue(bar, forKey: "tabBar")
        tabs.setValue(bar, forKey: "tabBar")
      }
      #expect(bar.items?.count == 1 && bar.delegate === tabs)
    }

    @Test func `other values are kept by their keys, and found by them`() {
      let action = UIAlertAction(title: "Delete", style: .destructive)
      action.setValue(UIColor.red, forKey: "titleTextColor")
      #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
      let picker = UIDatePicker()
      picker.setValue(UIColor.white, forKeyPath: "textColor")
      #expect(picker.value(forKeyPath: "textColor") as? UIColor == .white)
      let label = UILabel()
      #expect(label.value(forKey: "_unknown") == nil)
      let field = UITextField()
      field.setValue(UIColor.gray, forKeyPath: "_placeholderLabel.textColor")
      #expect(field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor == .gray)
      let tabs = UITabBarController()
      tabs.setValue(RaisedTabBar(), forKey: "tabBar")
      tabs.setValue(true, forKeyPath: "tabBar.hidesShadow")
      #expect(tabs.tabBar.value(forKey: "hidesShadow") as? Bool == true)
    }

    @Test(.bug(id: "U23"))
    func `a layer finds its properties and the app's values by their names`() {
      let layer = CALayer()
      layer.zPosition = 3
      #expect(layer.value(forKeyPath: "zPosition") as? CGFloat == 3)
      layer.setValue("card", forKey: "role")
      layer.setValue(1, forKeyPath: "transform.scale")
      #expect(layer.value(forKey: "role") as? String == "card")
      #expect(layer.value(forKeyPath: "transform.scale") as? Int == 1)
      #expect(layer.value(forKey: "unknown") == nil)
    }

    @Test(.bug(id: "U23"))
    func `a class has a name, with its module if it is the app's`() {
      func name<Object: UIView>(_ type: Object.Type) -> String { type.description() }
      #expect(name(UILabel.self) == "UILabel" && NSObject.description() == "NSObject")
      #expect(name(RaisedTabBar.self).components(separatedBy: ".").last == "RaisedTabBar")
    }

    @Test(.bug(id: "U23"))
    func `a class finds its shared object by the name of its method`() {
      let app = App()
      let selector = NSSelectorFromString("sharedApplication")
      #expect(UIApplication.responds(to: selector) && !UIView.responds(to: selector))
      let found = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
      #expect(found === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === found)
      #expect(UIApplication.value(forKey: "shared") as? UIApplication === found)
      #expect(UIScreen.value(forKeyPath: "mainScreen.bounds") as? CGRect == UIScreen.main.bounds)
      #expect(
        UIDevice.perform(NSSelectorFromString("currentDevice")).takeUnretainedValue() is UIDevice)
      #expect(app.broken == [])
      #expect(UIView.perform(selector) == nil && app.broken == [.unrecognizedSelector])
    }
  }
}
