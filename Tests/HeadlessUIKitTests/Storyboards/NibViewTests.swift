import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A nib with views of all kinds.
enum ControlsNib: InterfaceDocument {
  static let text = interface(
    #"""
    document
     resources
      image→name=star→catalog=system
     view→id=root→hidden=YES→alpha=0.5→tag=7→clipsSubviews=YES→contentMode=center→userInteractionEnabled=NO
      rect→key=frame→x=1→y=2.5→width=30→height=40
      color→key=backgroundColor→systemColor=labelColor
      color→key=tintColor→red=1→green=0.5→blue=0→alpha=1→colorSpace=custom
      accessibility→key=accessibilityConfiguration→identifier=root-id→label=Root→hint=A hint
       accessibilityTraits→key=traits→button=YES→header=YES
       bool→key=isElement→value=YES
      subviews
       label→id=label→text=Two\nlines\\ and\ta tab→textAlignment=center→numberOfLines=0→userInteractionEnabled=NO→lineBreakMode=wordWrap
        fontDescription→key=fontDescription→type=boldSystem→pointSize=20
        color→key=textColor→white=0.25→alpha=0.5
       textField→id=field→text=Ada→placeholder=Name→borderStyle=roundedRect→clearButtonMode=whileEditing
        textInputTraits→key=textInputTraits→secureTextEntry=YES→keyboardType=emailAddress→returnKeyType=next→autocapitalizationType=words→textContentType=password
       textView→id=text→text=Long→editable=NO→selectable=NO
        dataDetectorType→key=dataDetectorTypes→link=YES→phoneNumber=YES
       button→id=button→buttonType=system→selected=YES→contentHorizontalAlignment=leading
        state→key=normal→title=Buy→image=star
         color→key=titleColor→cocoaTouchSystemColor=darkTextColor
        state→key=disabled→title=Sold out
       button→id=filled→showsMenuAsPrimaryAction=YES
        buttonConfiguration→key=configuration→style=filled→title=Pay→image=star→subtitle=Now
        menu→key=menu→title=Sort
         children
          command→id=by-name→title=By name→state=on
          menu→id=more→title=More
           children
            command→id=by-date→title=By date
             attributes→key=attributes→destructive=YES
       switch→id=switch→on=YES→enabled=NO
       slider→id=slider→minValue=1→maxValue=5→value=3→continuous=NO
       stepper→id=stepper→minimumValue=2→maximumValue=8→value=4→stepValue=2→wraps=YES
       segmentedControl→id=segments→selectedSegmentIndex=1
        segments
         segment→title=Day
         segment→title=Week→enabled=NO
       datePicker→id=date→datePickerMode=date→minuteInterval=5→style=wheels
        date→key=minimumDate→timeIntervalSinceReferenceDate=86400
       pageControl→id=pages→numberOfPages=4→currentPage=2
       progressView→id=progress→progress=0.25
       activityIndicatorView→id=spinner→hidesWhenStopped=YES→animating=YES→style=large
       activityIndicatorView→id=still
       imageView→id=image→image=star→userInteractionEnabled=NO
       searchBar→id=search→placeholder=Find→showsCancelButton=YES
        scopeButtonTitles
         string→text=All
         string→text=Mine
       label→id=attributed
        attributedString→key=attributedText
         fragment→content=Rich 
          attributes
           font→key=NSFont→metaFont=systemBold→size=12
         fragment→content=text
       view→id=odd→tag=many→alpha=→contentMode=sideways
    """#)

  static func connect(_ id: String, _ loader: InterfaceLoader) { Connected.loader = loader }
}

/// The loader of the last nib.
@MainActor enum Connected {
  static var loader: InterfaceLoader?
}

extension HeadlessUIKitTests {
  @Suite struct NibViewTests {
    private func load() throws -> (UIView, InterfaceLoader) {
      let views = UINib(nibName: "Controls", bundle: nil).instantiate(withOwner: nil)
      return (try #require(views.first as? UIView), try #require(Connected.loader))
    }

    @Test func `a view has the state that the nib gives it`() throws {
      let (view, _) = try load()
      #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
      #expect(view.contentMode == .center && !view.isUserInteractionEnabled)
      #expect(view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
      #expect(view.backgroundColor == .label)
      #expect(view.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      #expect(view.accessibilityIdentifier == "root-id" && view.accessibilityLabel == "Root")
      #expect(view.accessibilityHint == "A hint" && view.isAccessibilityElement)
      #expect(view.accessibilityTraits == [.button, .header])
    }

    @Test func `texts have the state that the nib gives them`() throws {
      let (_, loader) = try load()
      let label = try #require(loader.object("label", UILabel.self))
      #expect(label.text == "Two\nlines\\ and\ta tab" && label.textAlignment == .center)
      #expect(label.numberOfLines == 0 && label.font == .boldSystemFont(ofSize: 20))
      #expect(label.textColor == UIColor(white: 0.25, alpha: 0.5))
      #expect(label.lineBreakMode == .byWordWrapping && !label.isUserInteractionEnabled)
      let field = try #require(loader.object("field", UITextField.self))
      #expect(field.text == "Ada" && field.placeholder == "Name" && field.isSecureTextEntry)
      #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
      #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next)
      #expect(field.autocapitalizationType == .words && field.textContentType == .password)
      let text = try #require(loader.object("text", UITextView.self))
      #expect(text.text == "Long" && !text.isEditable && !text.isSelectable)
      #expect(text.dataDetectorTypes == [.link, .phoneNumber])
      let search = try #require(loader.object("search", UISearchBar.self))
      #expect(search.placeholder == "Find" && search.showsCancelButton)
      #expect(search.scopeButtonTitles == ["All", "Mine"])
      #expect(loader.object("attributed", UILabel.self)?.text == "Rich text")
    }

    @Test func `buttons have titles, images and menus`() throws {
      let (_, loader) = try load()
      let button = try #require(loader.object("button", UIButton.self))
      #expect(button.buttonType == .system && button.isSelected)
      #expect(button.title(for: .normal) == "Buy" && button.title(for: .disabled) == "Sold out")
      #expect(button.image(for: .normal)?.name == "star")
      #expect(button.titleColor(for: .normal) == .darkText)
      #expect(button.contentHorizontalAlignment == .leading)
      let filled = try #require(loader.object("filled", UIButton.self))
      #expect(filled.configuration?.title == "Pay" && filled.configuration?.subtitle == "Now")
      #expect(filled.showsMenuAsPrimaryAction)
      let menu = try #require(filled.menu)
      #expect(menu.title == "Sort" && menu.children.map(\.title) == ["By name", "More"])
      #expect((menu.children.first as? UIAction)?.state == .on)
      let more = try #require(menu.children.last as? UIMenu)
      #expect((more.children.first as? UIAction)?.attributes == .destructive)
    }

    @Test func `controls have values`() throws {
      let (_, loader) = try load()
      let toggle = try #require(loader.object("switch", UISwitch.self))
      #expect(toggle.isOn && !toggle.isEnabled)
      let slider = try #require(loader.object("slider", UISlider.self))
      #expect(slider.value == 3 && slider.minimumValue == 1 && slider.maximumValue == 5)
      #expect(!slider.isContinuous)
      let stepper = try #require(loader.object("stepper", UIStepper.self))
      #expect(stepper.value == 4 && stepper.stepValue == 2 && stepper.wraps)
      let segments = try #require(loader.object("segments", UISegmentedControl.self))
      #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
      #expect(segments.titleForSegment(at: 1) == "Week" && !segments.isEnabledForSegment(at: 1))
      let picker = try #require(loader.object("date", UIDatePicker.self))
      #expect(picker.datePickerMode == .date && picker.minuteInterval == 5)
      #expect(picker.preferredDatePickerStyle == .wheels)
      #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 86400))
      #expect(loader.object("pages", UIPageControl.self)?.currentPage == 2)
      #expect(loader.object("progress", UIProgressView.self)?.progress == 0.25)
      let spinner = try #require(loader.object("spinner", UIActivityIndicatorView.self))
      #expect(spinner.isAnimating && !spinner.isHidden && spinner.style == .large)
      let still = try #require(loader.object("still", UIActivityIndicatorView.self))
      #expect(!still.isAnimating && !still.isHidden)
      let image = try #require(loader.object("image", UIImageView.self))
      #expect(image.image?.name == "star" && image.image?.isSymbolImage == true)
      #expect(!image.isUserInteractionEnabled)
    }

    @Test func `values that make no sense leave the view as it is`() throws {
      let (_, loader) = try load()
      let view = try #require(loader.object("odd", UIView.self))
      #expect(view.tag == 0 && view.alpha == 1 && view.contentMode == .scaleToFill)
    }
  }
}
