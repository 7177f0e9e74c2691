import Foundation
import HeadlessUIKit

/// Overrides every member of `UIActivityIndicatorView`.
final class EveryActivityIndicatorView: UIActivityIndicatorView {
  override var style: Style {
    get { super.style }
    set { super.style = newValue }
  }
  override var hidesWhenStopped: Bool {
    get { super.hidesWhenStopped }
    set { super.hidesWhenStopped = newValue }
  }
  override var color: UIColor! {
    get { super.color }
    set { super.color = newValue }
  }
  override func startAnimating() {
    super.startAnimating()
  }
  override func stopAnimating() {
    super.stopAnimating()
  }
  override var isAnimating: Bool { super.isAnimating }
}

/// Overrides every member of `UIProgressView`.
final class EveryProgressView: UIProgressView {
  override var progressViewStyle: Style {
    get { super.progressViewStyle }
    set { super.progressViewStyle = newValue }
  }
  override var progress: Float {
    get { super.progress }
    set { super.progress = newValue }
  }
  override func setProgress(_ progress: Float, animated: Bool) {
    super.setProgress(progress, animated: animated)
  }
  override var observedProgress: Progress? {
    get { super.observedProgress }
    set { super.observedProgress = newValue }
  }
  override var progressTintColor: UIColor? {
    get { super.progressTintColor }
    set { super.progressTintColor = newValue }
  }
  override var trackTintColor: UIColor? {
    get { super.trackTintColor }
    set { super.trackTintColor = newValue }
  }
  override var progressImage: UIImage? {
    get { super.progressImage }
    set { super.progressImage = newValue }
  }
  override var trackImage: UIImage? {
    get { super.trackImage }
    set { super.trackImage = newValue }
  }
}

/// Overrides every member of `UIPageControl`.
final class EveryPageControl: UIPageControl {
  override var numberOfPages: Int {
    get { super.numberOfPages }
    set { super.numberOfPages = newValue }
  }
  override var currentPage: Int {
    get { super.currentPage }
    set { super.currentPage = newValue }
  }
  override var hidesForSinglePage: Bool {
    get { super.hidesForSinglePage }
    set { super.hidesForSinglePage = newValue }
  }
  override var pageIndicatorTintColor: UIColor? {
    get { super.pageIndicatorTintColor }
    set { super.pageIndicatorTintColor = newValue }
  }
  override var currentPageIndicatorTintColor: UIColor? {
    get { super.currentPageIndicatorTintColor }
    set { super.currentPageIndicatorTintColor = newValue }
  }
  override var backgroundStyle: BackgroundStyle {
    get { super.backgroundStyle }
    set { super.backgroundStyle = newValue }
  }
  override var interactionState: InteractionState { super.interactionState }
  override var allowsContinuousInteraction: Bool {
    get { super.allowsContinuousInteraction }
    set { super.allowsContinuousInteraction = newValue }
  }
  override var preferredIndicatorImage: UIImage? {
    get { super.preferredIndicatorImage }
    set { super.preferredIndicatorImage = newValue }
  }
  override var preferredCurrentPageIndicatorImage: UIImage? {
    get { super.preferredCurrentPageIndicatorImage }
    set { super.preferredCurrentPageIndicatorImage = newValue }
  }
  override var defersCurrentPageDisplay: Bool {
    get { super.defersCurrentPageDisplay }
    set { super.defersCurrentPageDisplay = newValue }
  }
  override func indicatorImage(forPage page: Int) -> UIImage? {
    super.indicatorImage(forPage: page)
  }
  override func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    super.setIndicatorImage(image, forPage: page)
  }
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    super.size(forNumberOfPages: pageCount)
  }
}
